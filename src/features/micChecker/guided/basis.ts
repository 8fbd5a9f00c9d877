/** With what results were measured: another device may be open when they are read. */
export interface Basis {
  /** When the test ended. */
  readonly time: Date;
  readonly label: string;
  readonly channels: 1 | 2;
  /** In Hz. */
  readonly sampleRate: number;
  /** Names of the processing that the browser did. */
  readonly processing: readonly string[];
}
