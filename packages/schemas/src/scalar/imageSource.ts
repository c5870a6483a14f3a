import * as v from 'valibot';
import { asked } from './asked.ts';
import { isBase64 } from './base64.ts';
import { isWebUrl } from './webUrl.ts';

/** The characters of a media type's names and of its parameters. Source: RFC 6838 §4.2. */
export const dataUriHead =
  /^data:[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:;[\w!#$&^.+-]{1,127}=[\w!#$&^.+-]{1,127}){0,4};base64,/;

const longestHead = 1300;

/** True for `data:<mime>;base64,<data>` with canonical base64. Source: RFC 2397; API spec 1.0.0, Document. */
export function isDataUri(text: string): boolean {
  const start = dataUriHead.exec(text.slice(0, longestHead))?.[0].length;
  return start !== undefined && isBase64(text, start);
}

/** Base64 image data in a data URI, or the http(s) address of it. Source: API spec 1.0.0, Document, `doc_image`. */
export const ImageSourceSchema = v.pipe(
  v.string(asked('Send text')),
  v.check(
    (text) => isWebUrl(text) || isDataUri(text),
    'Send an https address or a data URI (data:<type>;base64,<data>)',
  ),
);
