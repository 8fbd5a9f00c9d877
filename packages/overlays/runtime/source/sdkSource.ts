import type {Permission} from '../../model/template';
import type {Settings} from '../../package/settings';
import {loose} from '../comments/readItem';
import {KEPT, type Source} from './source';

/**
 * Comments from the app by its SDK. `ready()` is called at once, while the document loads: the SDK
 * starts its clock, which expires comments by `lifeTime` of the address, only then.
 */
export function createSdkSource(sdk: Sdk, {permissions, runtime}: Settings): Source {
  const setUp = async (isReady: Promise<void>): Promise<void> => {
    await isReady;
    await sdk.setup({
      mode: 'all',
      disabledDelay: true,
      commentLimit: KEPT,
      ...(permissions.length > 0 && {
        permissions: sdk.usePermission(permissions.map((name) => sdk.PERM[name])),
      }),
    });
  };
  const isSetUp = setUp(sdk.ready());
  return {
    start({comments, pinned, frames}) {
      const list = (data: unknown): void => {
        if (Array.isArray(data)) comments(data);
      };
      const connect = async (): Promise<void> => {
        await isSetUp;
        sdk.subscribe({action: 'comments', callback: list});
        sdk.subscribe({action: 'pinned', callback: pinned});
        sdk.subscribe({action: 'services', callback: frames});
        sdk.subscribe({
          action: 'connected',
          callback: (data) => {
            frames(loose(data)['services']);
          },
        });
        if (permissions.includes('SERVICE')) void ask(() => sdk.getServices?.(), frames);
        if (runtime === 'spotlight') void ask(() => sdk.getPinnedComment?.(), pinned);
        await sdk.connect();
      };
      void connect();
    },
    styleOf: (comment) => sdk.getCommentStyle(comment),
    // Only then does the SDK know the port of the address.
    isLicensed: async () => {
      await isSetUp;
      return sdk.checkLicensed();
    },
  };
}

/** Asks once; older apps have no answer, and the app tells all of it again when it changes. */
async function ask(
  question: () => Promise<unknown> | undefined,
  tell: (answer: unknown) => void,
): Promise<void> {
  try {
    const answer = await question();
    if (answer !== undefined) tell(answer);
  } catch {
    // Without an answer there is nothing to show yet.
  }
}

/** What templates use of `window.OneSDK` (6.0.0). Its comments and answers are from outside. */
interface Sdk {
  readonly PERM: Readonly<Record<Permission, string>>;
  usePermission(names: readonly string[]): string[];
  ready(): Promise<void>;
  setup(config: Readonly<Record<string, unknown>>): Promise<void>;
  subscribe(subscriber: {action: string; callback: (data: unknown) => void}): number;
  connect(): Promise<void>;
  getCommentStyle(comment: unknown): Record<string, unknown>;
  /** Asks until the app answers. */
  checkLicensed(): Promise<boolean>;
  getServices?(): Promise<unknown>;
  getPinnedComment?(): Promise<unknown>;
}

declare global {
  interface Window {
    OneSDK?: Sdk;
    /** Only in the browser of OBS. */
    obsstudio?: unknown;
  }
}
