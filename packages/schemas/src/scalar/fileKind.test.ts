import { expect, test } from 'vitest';
import { fileKindOf } from './fileKind.ts';

test.each([
  { first: '\x89PNG\r\n\x1a\n', kind: 'png' },
  { first: '\xff\xd8\xff\xe0', kind: 'jpeg' },
  { first: 'GIF87a', kind: 'gif' },
  { first: 'GIF89a', kind: 'gif' },
  { first: 'RIFF\x24\0\0\0WEBPVP8 ', kind: 'webp' },
  { first: '\0\0\0\x18ftypheic', kind: 'heic' },
  { first: '\0\0\0\x18ftyphevc', kind: 'heic' },
  { first: '\0\0\0\x18ftypmif1', kind: 'heic' },
  { first: '\0\0\0\x18ftypavif', kind: 'heic' },
  { first: 'BM\x46\0\0\0\0\0\0\0\x36', kind: 'bmp' },
  { first: 'II*\0', kind: 'tiff' },
  { first: 'MM\0*', kind: 'tiff' },
  { first: '%PDF-1.7', kind: 'pdf' },
  { first: `${' '.repeat(1019)}%PDF-1.7`, kind: 'pdf' },
  { first: 'PK\x03\x04', kind: 'zip' },
  { first: 'PK\x05\x06', kind: 'zip' },
  { first: 'MZ\x90\0', kind: 'executable' },
  { first: '\x7fELF', kind: 'executable' },
  { first: '\xca\xfe\xba\xbe', kind: 'executable' },
  { first: '\xcf\xfa\xed\xfe', kind: 'executable' },
  { first: '\xce\xfa\xed\xfe', kind: 'executable' },
  { first: '#!/bin/sh', kind: 'executable' },
  { first: '<svg xmlns="a">', kind: 'svg' },
  { first: '\xef\xbb\xbf<?xml version="1.0"?>\n<svg>', kind: 'svg' },
  { first: '\n <!-- Drawn by hand -->\n<svg>', kind: 'svg' },
  { first: '<!DOCTYPE svg PUBLIC "a">\n<svg xmlns="a">', kind: 'svg' },
  { first: '\n<!doctype HTML>', kind: 'html' },
  { first: '\xef\xbb\xbf<html>', kind: 'html' },
  { first: '<head>', kind: 'html' },
  { first: '<body>', kind: 'html' },
])('a file that begins with $first is $kind', ({ first, kind }) => {
  expect(fileKindOf(first)).toBe(kind);
  expect(fileKindOf(`${first}${'x'.repeat(100)}`)).toBe(kind);
});

test.each([
  { why: 'a sound', first: 'RIFF\x24\0\0\0WAVEfmt ' },
  { why: 'a text with the word WEBP', first: 'A text\0\0WEBP' },
  { why: 'a video', first: '\0\0\0\x18ftypmp42' },
  { why: 'the type of a photo, one byte late', first: '\0\0\0\0\x18ftypheic' },
  { why: 'a text that begins with BM', first: 'BMI is short for body mass index' },
  { why: 'a text of zeros', first: 'AB\x46\0\0\0\0\0\0\0' },
  { why: 'a PDF behind more than 1,024 bytes', first: `${' '.repeat(1020)}%PDF-1.7` },
  { why: 'another kind of XML', first: '<?xml version="1.0"?>\n<invoice>' },
  { why: 'XML whose drawing begins late', first: `<?xml version="1.0"?>${' '.repeat(1999)}<svg>` },
  { why: 'a text about drawings', first: 'Write <svg> first.' },
  { why: 'a text about pages', first: 'Write <html> first.' },
  { why: 'an element whose name begins with svg', first: '<svgs>' },
  { why: 'nothing', first: '' },
])('$why is of no known kind', ({ first }) => {
  expect(fileKindOf(first)).toBeUndefined();
});
