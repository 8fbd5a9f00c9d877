import type {MicrophoneProblem} from '@site/src/lib/microphoneProblem';

/** What keeps the sound of a tab away. */
export type TabProblem =
  /** The window of the browser was closed without a choice. */
  | 'dismissed'
  /** Something was shared, but without its sound. */
  | 'no-sound'
  | 'unsupported';

/** How it is with a source whose sound the page itself hears. */
export type SoundState =
  | {readonly kind: 'off'}
  | {readonly kind: 'asking'}
  | {readonly kind: 'running'; readonly label: string}
  /** The device was pulled out, or the sharing was ended. */
  | {readonly kind: 'ended'}
  /** The system or the browser holds the sound back. */
  | {readonly kind: 'suspended'}
  | {readonly kind: 'failed'; readonly problem: MicrophoneProblem | TabProblem};
