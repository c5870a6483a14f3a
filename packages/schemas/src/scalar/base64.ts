import {
  type Base64Globals,
  byBuffer,
  byPairTable,
  bySetFromBase64,
  type CheckWindow,
  windowLength,
} from './base64Windows.ts';

/** Last digits that leave no bits over: `==` ends 16 of 64 values, `=` ends 4 of 16. */
const endsTwoPads = 'AQgw';
const endsOnePad = 'AEIMQUYcgkosw048';

/** How many padding characters end `text`, or -1 if the digit before them leaves bits over. */
function padsOf(text: string): number {
  if (!text.endsWith('=')) return 0;
  const pads = text.endsWith('==') ? 2 : 1;
  const last = text.charAt(text.length - pads - 1);
  return (pads === 2 ? endsTwoPads : endsOnePad).includes(last) ? pads : -1;
}

/** The test of a window that suits this runtime best. */
function chosenCheck(globals: Base64Globals): CheckWindow {
  const check = 'setFromBase64' in globals.Uint8Array.prototype ? bySetFromBase64 : byBuffer;
  return check(globals) ?? byPairTable(globals);
}

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
  const pads = padsOf(text);
  if (length < 4 || length % 4 !== 0 || pads < 0) return false;
  checkWindow ??= chosenCheck(globalThis as unknown as Base64Globals);
  for (let start = from; start < text.length; start += windowLength) {
    const window = text.slice(start, start + windowLength);
    const isLast = start + windowLength >= text.length;
    if (!checkWindow(window, (window.length / 4) * 3 - (isLast ? pads : 0))) return false;
  }
  return true;
}
