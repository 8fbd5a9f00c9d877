import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useActiveVersion,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {OPERATOR} from '@site/config/operatorData';
import {OUTSIDE_LINKS} from '@site/config/site';
import {CopyTextButton} from '@site/src/components/CopyText';

import styles from './AnswerPanel.module.css';
import {mailAddress, reportText, type Answer, type FeedbackPage} from './model/feedback';
import {SendNo, SendYes} from './SendForm';

/** The path of the manual that is read: `/docs/7.2`. */
function useManualPath(): string {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  return useActiveVersion(pluginId)?.path ?? '/docs';
}

/** What helps a reader who did not find it, and whom to tell. */
function WaysOn({page}: {readonly page: FeedbackPage}): ReactNode {
  const manualPath = useManualPath();
  const {isLast} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const help = `${manualPath}/trouble-shooting`;
  // 「困ったときは」 has a line of its own.
  const listed = [page.path, help];
  const section = useSidebarBreadcrumbs()
    ?.filter(({href}) => href !== undefined && !listed.includes(href))
    .at(-1);
  const text = reportText(page, siteConfig.url);
  const search = isLast ? '/search' : `/search?version=${manualPath.slice(1)}`;
  return (
    <>
      <p className={styles.title}>ほかのページで探す</p>
      <ul>
        <li>
          <Link to={search}>言葉で検索する</Link>
        </li>
        {section?.href !== undefined && (
          <li>
            <Link to={section.href}>「{section.label}」のほかのページを見る</Link>
          </li>
        )}
        <li>
          <Link to={help}>困ったときは（症状から探す）</Link>
        </li>
        <li>
          <Link to={`${manualPath}/faq`}>よくある質問</Link>
        </li>
      </ul>
      <p className={styles.title}>足りないところを知らせる</p>
      <p>
        次の文をコピーし、知りたかったことを書き足して、
        <Link href={OPERATOR.forum || OUTSIDE_LINKS.forum}>ユーザーフォーラム</Link>
        に貼ってください。
      </p>
      <pre className={styles.text}>{text}</pre>
      <CopyTextButton text={text} label="ページの名前とアドレスをコピー" />
      {OPERATOR.email !== '' && (
        <p>
          <a href={mailAddress(OPERATOR.email, page, text)}>メールで知らせる</a>
        </p>
      )}
    </>
  );
}

interface Props {
  readonly answer: Answer;
  readonly page: FeedbackPage;
  /** Where answers are sent; empty for nowhere. */
  readonly endpoint: string;
  readonly onSent: () => void;
}

/** What follows an answer; loaded with the first one. */
export default function AnswerPanel(props: Props): ReactNode {
  const {answer, page, endpoint, onSent} = props;
  const sending = {page, endpoint, onSent};
  if (answer === 'yes') return <SendYes {...sending} />;
  return (
    <>
      {endpoint !== '' && <SendNo {...sending} />}
      <WaysOn page={page} />
    </>
  );
}
