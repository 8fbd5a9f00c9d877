/**
 * What pure modules of packages may use besides the language: what pages, workers and Node have alike.
 * Clocks, randomness and requests are arguments.
 */
declare function setTimeout(callback: () => void, milliseconds?: number): number;
declare function clearTimeout(timer: number | undefined): void;

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | Readonly<Record<string, string>>);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}
