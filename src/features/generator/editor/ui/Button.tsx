import type {ComponentProps, ReactNode} from 'react';
import {Button as SiteButton} from '@site/src/components/Button';

/** A button of the editor, which has many on little room. */
export function Button(props: Omit<ComponentProps<typeof SiteButton>, 'size'>): ReactNode {
  return <SiteButton size="small" {...props} />;
}
