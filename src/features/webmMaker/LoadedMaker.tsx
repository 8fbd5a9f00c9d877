import type {ReactNode} from 'react';

import {createEngine} from './engine/createEngine.browser';
import {Maker} from './Maker';

/** The tool with the engine of this site's build. */
export default function LoadedMaker(): ReactNode {
  return <Maker createEngine={createEngine} />;
}
