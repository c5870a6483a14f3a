const isDigit = new Uint8Array(128);
for (const digit of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/') {
  isDigit[digit.charCodeAt(0)] = 1;
}

/** Last digits that leave no bits over: `==` ends 16 of 64 values, `=` ends 4 of 16. */
const endsTwoPads = 'AQgw';
const endsOnePad = 'AEIMQUYcgkosw048';

/**
 * True for canonical, padded base64 (RFC 4648 §4, with the strictness of §3.5): no line breaks,
 * and no bits left over, so `QR==` is refused. Empty text is not an image and is refused too.
 */
export function isBase64(text: string, from = 0): boolean {
  const length = text.length - from;
  if (length < 4 || length % 4 !== 0) return false;
  let end = text.length;
  if (text.endsWith('==')) {
    end -= 2;
    if (!endsTwoPads.includes(text.charAt(end - 1))) return false;
  } else if (text.endsWith('=')) {
    end -= 1;
    if (!endsOnePad.includes(text.charAt(end - 1))) return false;
  }
  for (let i = from; i < end; i++) if (isDigit[text.charCodeAt(i)] !== 1) return false;
  return true;
}
