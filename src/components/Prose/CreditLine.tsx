import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** The credit that free use asks for, ready to copy: the app's name and the address of this site. */
export function CreditLine(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <CodeBlock language="text">{`コメント表示：${siteConfig.title} ${siteConfig.url}`}</CodeBlock>
  );
}
