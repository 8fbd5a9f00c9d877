import {currentRelease} from '@site/plugins/releases/client';
import {createAppLink} from '@komebiyori/app-link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import type {AppLink} from '@komebiyori/app-link/link';
import {CHECKS, type CheckId} from './checks';
import type {Listening} from './finding';
import {createRun, type Run} from './run';

/** A check with the link to the app that it asks by. */
export interface StepTool {
  readonly link: AppLink;
  readonly run: Run;
  readonly listens: Listening | undefined;
}

/**
 * Makes a check that touches nothing before it is started.
 * @param manual the version of the manual; undefined for an unreleased one
 */
export function createStepTool(id: CheckId, manual: string | undefined): StepTool {
  const link = createAppLink({address: keptAddress('loopback'), topics: []});
  const check = CHECKS[id];
  const run = createRun({
    link,
    check,
    known: {manual, newest: currentRelease.version},
    after: (milliseconds, call) => {
      const timer = window.setTimeout(call, milliseconds);
      return () => {
        window.clearTimeout(timer);
      };
    },
  });
  return {link, run, listens: 'listens' in check ? check.listens : undefined};
}
