import type {LoadContext, Plugin} from '@docusaurus/types';

interface DeployNoticeOptions {
  /** What whoever builds must notice; nothing is said without. */
  readonly notice?: string | undefined;
}

/** Ends a build with what must be known before it goes to a host; a build that passes is not read. */
export default function deployNoticePlugin(
  _context: LoadContext,
  {notice}: DeployNoticeOptions,
): Plugin {
  return {
    name: 'deploy-notice',
    postBuild() {
      if (notice !== undefined) console.warn(`[WARNING] ${notice}`);
    },
  };
}

export function validateOptions({options}: {options: DeployNoticeOptions}): DeployNoticeOptions {
  return options;
}
