import { expect, test } from 'vitest';
import { isScan } from './isScan.ts';

test.each([
  { what: 'a PDF', bytes: '%PDF-1.7', isTaken: true },
  { what: 'a PDF after other bytes', bytes: '\n\n%PDF-1.4', isTaken: true },
  { what: 'a PNG', bytes: '\x89PNG\r\n\x1a\n', isTaken: true },
  { what: 'a JPEG', bytes: '\xff\xd8\xff\xe0', isTaken: true },
  { what: 'a HEIC', bytes: '\0\0\0\x18ftypheic', isTaken: false },
  { what: 'an SVG', bytes: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', isTaken: false },
  { what: 'a WebP', bytes: 'RIFF\0\0\0\0WEBP', isTaken: false },
  { what: 'an empty file', bytes: '', isTaken: false },
])('$what is taken: $isTaken', async ({ bytes, isTaken }) => {
  const file = new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))]);
  expect(await isScan(file)).toBe(isTaken);
});
