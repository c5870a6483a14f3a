import {
  type Base64Globals,
  byAtob,
  bySetFromBase64,
  type CheckWindow,
  windowLength,
} from './base64Windows.ts';

/** Returns the fastest check that this runtime has. */
const chooseCheck = (globals: Base64Globals): CheckWindow =>
  'setFromBase64' in globals.Uint8Array.prototype ? bySetFromBase64(globals) : byAtob(globals);

let checkWindow: CheckWindow | undefined;

/**
 * Returns true for canonical, padded base64 from index `from` on: without line breaks and unused bits, so
 * `QR==` is refused, and so is empty text. Reads windows of 64 kB and never throws, whatever the length.
 * Source: RFC 4648 §4 and §3.5.
 *
 * @example
 * isBase64('QQ==') // true
 * isBase64('QR==') // false
 */
export function isBase64(text: string, from: number = 0): boolean {
  const length = text.length - from;
  if (length < 4 || length % 4 !== 0) return false;
  checkWindow ??= chooseCheck(globalThis as typeof globalThis & Base64Globals);
  try {
    for (let start = from; start < text.length; start += windowLength) {
      const window = text.slice(start, start + windowLength);
      const mayEnd = start + windowLength >= text.length;
      if (!checkWindow(window) || (!mayEnd && window.endsWith('='))) return false;
    }
    return true;
  } catch {
    return false;
  }
}
