import type {ReactNode} from 'react';
import {createEngine} from '@komebiyori/webm';

import {Maker} from './Maker';

/** The tool with the engine of this site's build. */
export default function LoadedMaker(): ReactNode {
  return <Maker createEngine={createEngine} />;
}
