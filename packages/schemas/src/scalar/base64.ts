import {
  type Base64Globals,
  byAtob,
  bySetFromBase64,
  type CheckWindow,
  windowLength,
} from './base64Windows.ts';

/** The test of a window that suits this runtime best. */
const chooseCheck = (globals: Base64Globals): CheckWindow =>
  'setFromBase64' in globals.Uint8Array.prototype ? bySetFromBase64(globals) : byAtob(globals);

let checkWindow: CheckWindow | undefined;

/**
 * True for canonical, padded base64 (RFC 4648 §4, with the strictness of §3.5) from index `from` on:
 * no line breaks, and no bits left over, so `QR==` is refused. Empty text is not an image and is refused
 * too. Takes windows of 64 kB and never throws, whatever the length.
 *
 * @example
 * isBase64('QQ==') // true
 * isBase64('QR==') // false
 */
export function isBase64(text: string, from: number = 0): boolean {
  const length = text.length - from;
  if (length < 4 || length % 4 !== 0) return false;
  checkWindow ??= chooseCheck(globalThis as unknown as Base64Globals);
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
