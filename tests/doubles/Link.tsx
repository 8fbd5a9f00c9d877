import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to?: string;
}

/** In the place of Docusaurus's link, which needs a site around it. */
export default function Link({to, href, children, ...rest}: Props): ReactNode {
  return (
    <a href={to ?? href} {...rest}>
      {children}
    </a>
  );
}
