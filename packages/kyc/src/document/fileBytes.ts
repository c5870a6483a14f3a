import type { DataUri } from './dataUri.ts';

/** The media type of a data URI in its usual spelling. */
export const mimeOf = (mime: string): string => (mime === 'image/jpg' ? 'image/jpeg' : mime);

/** The bytes that a piece of base64 stands for; empty where it is malformed. */
function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Returns the first bytes of a file, some 700 of them. */
export const headOf = ({ base64 }: DataUri): Uint8Array => bytesOf(base64.slice(0, 1024));

/** Returns the last bytes of a file, some 1,500 of them, as Latin letters. */
export const tailOf = ({ base64 }: DataUri): string =>
  String.fromCharCode(...bytesOf(base64.slice(-(2000 + (base64.length % 4)))));
