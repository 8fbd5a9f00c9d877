import type {ReactNode} from 'react';

import {Checker} from './Checker';
import {startMeter} from '@komebiyori/mic-meter';

/** The tool with the meter that this site's build made. */
export default function LoadedChecker(): ReactNode {
  return <Checker startMeter={startMeter} />;
}
