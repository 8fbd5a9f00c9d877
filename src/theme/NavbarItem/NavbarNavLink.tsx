// Change: the mark of a new tab follows `target`; links that load the page anew (pathname://) are
// marked when they lead to the page shown.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {ownHtml} from '@site/src/lib/ownHtml';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import {currentOfItem} from './currentItem';

type PlainLinkProps = Props & {href: string; className?: string};

/** A link out of the application: to another site, or to a page that is entered by a full load. */
function PlainLink({
  activeClassName,
  isActive: _isActive,
  exact: _exact,
  ...props
}: PlainLinkProps): ReactNode {
  const place = {pathname: useLocalPathname(), docId: undefined};
  const isCurrent = currentOfItem({href: props.href}, place) !== undefined;
  return (
    <Link
      {...props}
      {...(isCurrent && {
        'aria-current': 'page',
        className: clsx(props.className, activeClassName),
      })}
    />
  );
}

export default function NavbarNavLink({
  activeBasePath,
  activeBaseRegex,
  to,
  href,
  label,
  html,
  isDropdownLink,
  prependBaseUrlToHref,
  ...props
}: Props): ReactNode {
  const toUrl = useBaseUrl(to);
  const activeBaseUrl = useBaseUrl(activeBasePath);
  const baseHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  const isOutside = href !== undefined && !isInternalUrl(href);
  const opensTab = props.target === undefined ? isOutside : props.target === '_blank';
  const iconSize = isDropdownLink ? {width: 12, height: 12} : {};
  const content = html
    ? {dangerouslySetInnerHTML: {__html: ownHtml(html)}} // From the configuration, fixed at build time.
    : {
        children: (
          <>
            {label}
            {label && opensTab && <IconExternalLink {...iconSize} />}
          </>
        ),
      };

  if (href)
    return <PlainLink {...props} {...content} href={prependBaseUrlToHref ? baseHref : href} />;
  return (
    <Link
      to={toUrl}
      isNavLink
      {...((activeBasePath || activeBaseRegex) && {
        isActive: (_match, location) =>
          activeBaseRegex
            ? isRegexpStringMatch(activeBaseRegex, location.pathname)
            : location.pathname.startsWith(activeBaseUrl),
      })}
      {...props}
      {...content}
    />
  );
}
