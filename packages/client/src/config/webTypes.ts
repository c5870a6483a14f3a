/**
 * The types of the platform's `fetch`, read from the global of that name: the DOM library, `@types/node`, Bun, Deno and
 * workers each declare their own. A project that declares none gets the smallest types the client can work with.
 */
type GlobalFetch = typeof globalThis extends { fetch: infer Fetch } ? Fetch : SmallestFetch;

/** Declares its parameters as every runtime does, so that they can be inferred from it. */
type SmallestFetch = (
  url: string,
  init?: { headers?: SmallestHeaders; signal?: SmallestAbortSignal },
) => Promise<SmallestResponse>;

interface SmallestHeaders {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

interface SmallestAbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface SmallestResponse {
  readonly status: number;
  readonly headers: SmallestHeaders;
  text(): Promise<string>;
}

/** The platform's `Response`. */
export type WebResponse = GlobalFetch extends (...parameters: never) => Promise<infer Answer>
  ? Answer
  : SmallestResponse;

/** The platform's `Headers`. */
export type WebHeaders = WebResponse extends { headers: infer Headers } ? Headers : SmallestHeaders;

/** The platform's `AbortSignal`. */
export type WebAbortSignal = GlobalFetch extends (
  url: never,
  init?: { signal?: infer Signal },
) => unknown
  ? NonNullable<Signal>
  : SmallestAbortSignal;

/** The platform's `Blob`, as the DOM library, `@types/node`, Bun, Deno and workers each declare it. */
export type PlatformBlob = typeof globalThis extends { Blob: { prototype: infer Blob } }
  ? Blob
  : { arrayBuffer(): Promise<ArrayBuffer>; text(): Promise<string> };
