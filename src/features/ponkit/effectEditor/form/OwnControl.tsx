import type {ReactNode} from 'react';
import type {OwnField} from '@komebiyori/effects/fields';

import {ConnectionsControl} from '../connector/ConnectionsControl';
import type {FieldControlProps} from './fieldProps';
import {GiftsControl} from './GiftsControl';
import {ResourcesControl} from './ResourcesControl';
import {SpriteControl} from './SpriteControl';

/** Fields whose values have a form of their own. */
export function OwnControl(props: FieldControlProps<OwnField>): ReactNode {
  switch (props.field.kind) {
    case 'gifts':
      return <GiftsControl {...props} />;
    case 'sprite':
      return <SpriteControl {...props} />;
    case 'resources':
      return <ResourcesControl {...props} />;
    default:
      return <ConnectionsControl {...props} />;
  }
}
