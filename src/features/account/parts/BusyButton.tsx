import type {ComponentProps, ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {BUSY} from '../texts/messages.ja';

interface Props extends ComponentProps<typeof Button> {
  readonly isBusy: boolean;
}

/** A button that says so while its call is on the way. */
export function BusyButton({isBusy, children, disabled, ...rest}: Props): ReactNode {
  return (
    <Button {...rest} disabled={isBusy || disabled === true}>
      {isBusy ? BUSY : children}
    </Button>
  );
}
