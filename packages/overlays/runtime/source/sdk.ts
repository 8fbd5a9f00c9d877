import type {Permission} from '../../model/template';

/** What templates use of `window.OneSDK` (6.0.0). Its comments and answers are from outside. */
export interface Sdk {
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
