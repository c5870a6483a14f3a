/** Characters of a window: 64 kB, so that nothing big is allocated and no engine's limit is met. */
export const windowLength = 65_536;
const windowBytes = (windowLength / 4) * 3;

/**
 * True if all of `window`, no longer than `windowLength` and of whole groups of four, is base64 of
 * exactly `bytes` bytes. That the last digit leaves no bits over is checked by `isBase64`.
 */
export type CheckWindow = (window: string, bytes: number) => boolean;

/** What a runtime may have. Read from `globalThis`, since no import would suit all of them. */
export interface Base64Globals {
  readonly Uint8Array: {
    new (
      length: number,
    ): Uint8Array & {
      setFromBase64?(
        text: string,
        options: { lastChunkHandling: 'strict' },
      ): { readonly read: number; readonly written: number };
    };
  };
  readonly Buffer?: {
    allocUnsafe(length: number): {
      write(text: string, encoding: 'base64'): number;
      toString(encoding: 'base64', start: number, end: number): string;
    };
  };
  readonly TextEncoder: {
    new (): {
      encodeInto(
        text: string,
        target: Uint8Array,
      ): { readonly read: number; readonly written: number };
    };
  };
}

/** Uint8Array.prototype.setFromBase64 (ES2026). It skips white space, which the count of bytes shows. */
export function bySetFromBase64(globals: Base64Globals): CheckWindow {
  const target = new globals.Uint8Array(windowBytes);
  return (window, bytes) => {
    try {
      const done = target.setFromBase64?.(window, { lastChunkHandling: 'strict' });
      return done?.written === bytes && done.read === window.length;
    } catch {
      return false;
    }
  };
}

/** Node's Buffer. It takes anything, so what it made of the window must give that very window again. */
export function byBuffer(globals: Base64Globals): CheckWindow | undefined {
  const target = globals.Buffer?.allocUnsafe(windowBytes);
  return (
    target &&
    ((window, bytes) =>
      target.write(window, 'base64') === bytes && target.toString('base64', 0, bytes) === window)
  );
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Everywhere else: a table that knows of each two bytes whether both are digits. */
export function byPairTable(globals: Base64Globals): CheckWindow {
  const arePair = new Uint8Array(65_536);
  const codes = Array.from(digits, (digit) => digit.charCodeAt(0));
  for (const low of codes) for (const high of codes) arePair[low + high * 256] = 1;
  const encoder = new globals.TextEncoder();
  const target = new Uint8Array(windowLength);
  const pairs = new Uint16Array(target.buffer);
  return (window, bytes) => {
    const { read, written } = encoder.encodeInto(window, target);
    if (read !== window.length || written !== read) return false;
    const count = Math.ceil((bytes * 4) / 3);
    for (let i = 0; i < count >> 1; i++) if (arePair[pairs[i] ?? 0] !== 1) return false;
    // The byte after an odd last digit is padding: pair the digit with itself.
    return count % 2 === 0 || arePair[(target[count - 1] ?? 0) * 257] === 1;
  };
}
