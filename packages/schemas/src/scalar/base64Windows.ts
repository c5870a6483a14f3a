/** Characters of a window: 64 kB, to allocate little and stay below every engine's limits. */
export const windowLength = 65_536;
const windowBytes = (windowLength / 4) * 3;

/** Returns true if `window`, at most `windowLength` characters in groups of four, is base64. */
export type CheckWindow = (window: string) => boolean;

/** The globals a runtime may have. Read from `globalThis`, because no import exists in all runtimes. */
export interface Base64Globals {
  readonly Uint8Array: {
    new (
      length: number,
    ): Uint8Array & {
      /** Missing in many runtimes: check with `in` first. */
      setFromBase64?(
        text: string,
        options: { readonly lastChunkHandling: 'strict' },
      ): { readonly written: number };
    };
  };
  atob(text: string): string;
  btoa(text: string): string;
}

/**
 * Checks with `Uint8Array.prototype.setFromBase64` (ES2026), the fastest, in Node 25 and browsers of 2025.
 * It throws on everything but whitespace. A group of four spaces is missing three bytes in the output,
 * while padding accounts for two at most.
 */
export function bySetFromBase64(globals: Base64Globals): CheckWindow {
  const bytes = new globals.Uint8Array(windowBytes);
  return (window) =>
    (bytes.setFromBase64?.(window, { lastChunkHandling: 'strict' }).written ?? 0) >
    (window.length / 4) * 3 - 3;
}

/** Checks with `atob`, in Node 20 to 24 and older browsers. It drops whitespace and unused bits, so `btoa` doesn't restore them. */
export function byAtob(globals: Base64Globals): CheckWindow {
  return (window) => globals.btoa(globals.atob(window)) === window;
}
