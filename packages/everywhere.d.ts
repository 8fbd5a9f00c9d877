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

declare class TextDecoder {
  constructor(label: 'utf-16le', options?: {readonly ignoreBOM?: boolean});
  decode(input: Uint16Array<ArrayBuffer>): string;
}

declare class AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare class Headers implements Iterable<[string, string]> {
  get(name: string): string | null;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class CompressionStream {
  constructor(format: 'deflate');
}

declare class ReadableStream {
  pipeThrough(through: CompressionStream): ReadableStream;
}

type BlobPart = string | Uint8Array<ArrayBuffer>;

declare class Blob {
  constructor(parts?: readonly BlobPart[], options?: {readonly type?: string});
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): ReadableStream;
}

interface File extends Blob {
  readonly name: string;
}

/** An answer, of whatever asked: there is no `fetch` here. */
declare class Response {
  constructor(body?: ReadableStream);
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  arrayBuffer(): Promise<ArrayBuffer>;
  json(): Promise<unknown>;
  text(): Promise<string>;
}
