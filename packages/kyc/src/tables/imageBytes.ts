import { defineRule } from '@passmuster/findings';
import { filetypemime } from 'magic-bytes.js';
import { type DataUri, isDataUriText, readDataUri } from '../document/dataUri.ts';
import { practice } from '../sources.ts';

/** Types whose first bytes tell them; others are passed over. */
const telling: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/tiff',
  'application/pdf',
]);
const each = ['documents', 'business_owners.*.supporting_documents'];
const mimeOf = (mime: string): string => (mime === 'image/jpg' ? 'image/jpeg' : mime);

/** The bytes that a piece of base64 stands for; none where it is malformed. */
function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const head = ({ base64 }: DataUri): Uint8Array => bytesOf(base64.slice(0, 1024));

/** The last bytes, some 1,500 of them, as Latin letters. */
const tail = ({ base64 }: DataUri): string =>
  String.fromCharCode(...bytesOf(base64.slice(-(2000 + (base64.length % 4)))));

/** How a whole file ends. Sources: ISO/IEC 10918-1 B.2, ISO/IEC 15948 11.2.5, ISO 32000-1 7.5.5. */
const ends: Readonly<Record<string, (end: string) => boolean>> = {
  'image/jpeg': (end) => end.lastIndexOf('\xff\xd9') >= 0,
  'image/png': (end) => end.slice(-12).includes('IEND'),
  'application/pdf': (end) => end.slice(-1024).includes('%%EOF'),
};

/** What a document is declared to be is what its first bytes say. */
export const imageBytes = defineRule({
  id: 'document/image-bytes',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The first bytes of doc_image are not those of the declared type',
  remedy: 'Add the file again: it is not what its name says',
  each,
  reads: { doc_image: isDataUriText },
  check({ doc_image }, { report }) {
    const uri = readDataUri(doc_image);
    const mime = mimeOf(uri?.mime ?? '');
    if (!uri || !telling.has(mime)) return;
    if (!filetypemime(head(uri)).map(mimeOf).includes(mime)) report(['doc_image']);
  },
});

/** A file has its end: without it, it was cut off on the way. */
export const wholeImage = defineRule({
  id: 'document/whole-image',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'doc_image has no end: the file is cut off',
  remedy: 'Add the file again: a part of it is missing',
  each,
  reads: { doc_image: isDataUriText },
  check({ doc_image }, { report }) {
    const uri = readDataUri(doc_image);
    const hasEnd = ends[mimeOf(uri?.mime ?? '')];
    if (uri && hasEnd && !hasEnd(tail(uri))) report(['doc_image']);
  },
});
