import { isBase64 } from './base64.ts';

/** The characters of a media type's names and of its parameters. Source: RFC 6838 §4.2. */
export const dataUriHead =
  /^data:[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:;[\w!#$&^.+-]+=[\w!#$&^.+-]+)*;base64,/;

/**
 * Returns true for `data:<mime>;base64,<data>` with canonical base64. Source: RFC 2397; API spec 1.0.0, Document.
 *
 * @example
 * isDataUri('data:image/png;base64,iVBORw0K') // true
 * isDataUri('data:image/png,iVBORw0K') // false
 */
export function isDataUri(text: string): boolean {
  const start = dataUriHead.exec(text)?.[0].length;
  return start !== undefined && isBase64(text, start);
}
