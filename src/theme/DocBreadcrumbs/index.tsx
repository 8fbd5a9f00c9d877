// Change: an ordered list whose last item says that it is the current page; plain Japanese label.
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';

function Crumb({
  label,
  href,
  isLast,
}: {
  label: string;
  href: string | undefined;
  isLast: boolean;
}): ReactNode {
  if (isLast) {
    return (
      <span className="breadcrumbs__link" aria-current="page">
        {label}
      </span>
    );
  }
  if (href === undefined) return <span className="breadcrumbs__link">{label}</span>;
  return (
    <Link className="breadcrumbs__link" href={href}>
      {label}
    </Link>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="現在の位置">
        <ol className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map((item, index) => {
            const isLast = index === breadcrumbs.length - 1;
            const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href;
            return (
              <li
                key={`${item.label} ${item.href ?? ''}`}
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
              >
                <Crumb label={item.label} href={href} isLast={isLast} />
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
