/** Text is base64 from every third byte: the key may begin at any of three places in it. */
const starts = [0, 1, 2];

/** Shorter parts occur in other texts. */
const minEncoded = 8;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Returns a pattern of one character of the key: as it is, or escaped for JSON, a URL (any number of times) or HTML. */
function characterPattern(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return `(?:\\\\?${escaped(character)}|\\\\u00${anyCase}|%(?:25){0,4}${anyCase}|&#(?:${code}|[xX]${anyCase});)`;
}

/** Returns the characters of base64 that depend on the key alone, if it begins after `start` other bytes. */
function base64Part(key: string, start: number): string {
  const text = btoa(' '.repeat(start) + key).replace(/={1,2}$/, '');
  const first = Math.ceil((start * 8) / 6);
  const last = Math.floor(((start + key.length) * 8) / 6);
  return text.slice(first, last);
}

const base64Pattern = (part: string): string =>
  [...part]
    .map((character) => ({ '+': '[+-]', '/': '\\\\?[/_]' })[character] ?? character)
    .join('');

/**
 * Returns a function that removes the key from text, in case the API or a proxy repeats it: as it is, escaped for
 * JSON, URLs or HTML, and in base64 at any place. Run it before text is clipped.
 */
export function redactKey(apiKey: string): (text: string) => string {
  const encoded = starts
    .map((start) => base64Part(apiKey, start))
    .filter((part) => part.length >= minEncoded)
    .map(base64Pattern);
  const plain = [...apiKey].map(characterPattern).join('');
  const pattern = new RegExp([plain, ...encoded].join('|'), 'g');
  return (text) => text.replace(pattern, '[key]');
}
