import { jpegFile, pngFile, textFile } from '../../testing/files.ts';
import { ruleTable } from '../../testing/ruleTable.ts';
import { blankImage } from './blankImage.ts';

const image = 'documents.0.doc_image';
/** Bytes of a JPEG around its scan data. */
const frame = 27;
const spotAt = (part: number, bytes: number): string =>
  `${''.padEnd(bytes * part, 'x')}abcdefghijklmnopqrstuvwxyz`.padEnd(bytes, 'x');

ruleTable(blankImage, [
  { why: 'a scan', set: { [image]: pngFile(800, 600) }, finds: [] },
  { why: 'one color', set: { [image]: pngFile(800, 600, false) }, finds: [image] },
  { why: 'one color, too small to judge', set: { [image]: pngFile(199, 200, false) }, finds: [] },
  { why: 'a photo', set: { [image]: jpegFile(1000, 1000, 60_000) }, finds: [] },
  { why: 'a photo of one color', set: { [image]: jpegFile(1000, 1000, 15_600) }, finds: [image] },
  {
    why: 'one color, just large enough',
    set: { [image]: pngFile(200, 200, false) },
    finds: [image],
  },
  {
    why: '20,699 bytes for a million pixels',
    set: { [image]: jpegFile(1000, 1000, 20_699 - frame) },
    finds: [image],
  },
  {
    why: '20,700 bytes for a million pixels',
    set: { [image]: jpegFile(1000, 1000, 20_700 - frame) },
    finds: [],
  },
  { why: '66,000 bytes', set: { [image]: jpegFile(4000, 4000, 66_000 - frame) }, finds: [image] },
  { why: '66,001 bytes', set: { [image]: jpegFile(4000, 4000, 66_001 - frame) }, finds: [] },
  {
    why: 'bytes that repeat after 24',
    set: { [image]: jpegFile(1000, 1000, 9000, 'abcdefghijklmnopqrstuvwx') },
    finds: [image],
  },
  {
    why: 'bytes that repeat after 25',
    set: { [image]: jpegFile(1000, 1000, 9000, 'abcdefghijklmnopqrstuvwxy') },
    finds: [],
  },
  ...[0.4, 0.5, 0.6, 0.7].map((part) => ({
    why: `one color except a spot at ${part * 100}%`,
    set: { [image]: jpegFile(1000, 1000, 9000, spotAt(part, 9000)) },
    finds: [],
  })),
  {
    why: 'one color, with something at the top and the bottom',
    set: { [image]: jpegFile(1000, 1000, 9000, `heading${''.padEnd(8900, 'x')}`) },
    finds: [image],
  },
  {
    why: 'one color, cut off',
    set: { [image]: jpegFile(1000, 1000, 9000).slice(0, -4) },
    finds: [],
  },
  {
    why: 'a GIF',
    set: { [image]: textFile('image/gif', `GIF89a\xe8\x03\xe8\x03${'x'.repeat(9000)};`) },
    finds: [],
  },
]);
