import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packSimulator} from './pack';

interface Options {
  /** Of the site, which is the package's too. */
  readonly version: string;
}

/** Writes `/developer/simulator.tgz`; see README.md. */
export default function simulatorPackagePlugin({siteDir}: LoadContext, {version}: Options): Plugin {
  return {
    name: 'simulator-package',
    postBuild: ({outDir}) =>
      packSimulator(siteDir, path.join(outDir, 'developer/simulator.tgz'), version),
  };
}

export const validateOptions = ({options}: {options: Options}): Options => options;
