import { expect, test } from 'vitest';
import { jpegFile, pdfFile, pngFile, textFile } from '../../testing/files.ts';
import { fileFacts } from './fileFacts.ts';

const png = '\x89PNG\r\n\x1a\n';
const factsOf = (latin: string) => fileFacts(textFile('image/png', latin));

test.each([
  { first: png, kind: 'png' },
  { first: '%PDF-1.7', kind: 'pdf' },
])('a file that begins with $first is $kind', ({ first, kind }) => {
  expect(factsOf(first)?.kind).toBe(kind);
});

test('a file of no known kind has none', () => {
  expect(factsOf('Write <svg> first.')).not.toHaveProperty('kind');
});

test.each([
  { why: 'a PNG', file: pngFile(70_000, 2, false), pixels: { width: 70_000, height: 2 } },
  { why: 'a tall PNG', file: pngFile(2, 70_000, false), pixels: { width: 2, height: 70_000 } },
  { why: 'a JPEG', file: jpegFile(1600, 1200, 9), pixels: { width: 1600, height: 1200 } },
  {
    why: 'a GIF',
    file: textFile('image/gif', 'GIF89a\x20\x03\x58\x02'),
    pixels: { width: 800, height: 600 },
  },
  { why: 'a GIF that ends in its header', file: textFile('image/gif', 'GIF89a\x20\x03\x58') },
  {
    why: 'a PNG that ends in its header',
    file: textFile('image/png', `${png}\0\0\0\x0dIHDR\0\0\x03\x20\0\0\x02`),
  },
  {
    why: 'a PNG that ends behind its size',
    file: textFile('image/png', `${png}\0\0\0\x0dIHDR\0\0\x03\x20\0\0\x02\x58`),
    pixels: { width: 800, height: 600 },
  },
  { why: 'a PDF', file: pdfFile() },
  {
    why: 'a bitmap whose length looks like the markers of a JPEG',
    file: textFile('image/bmp', 'BM\xff\xc0\0\0\0\0\0\0\x36\0\0\0'),
  },
])('the size of $why: $pixels', ({ file, pixels }) => {
  expect(fileFacts(file)?.pixels).toEqual(pixels);
});

const tiff = 'II*\0';
test.each([
  { why: 'a PNG with its last chunk', latin: `${png}data\0\0\0\0IEND\xae\x42\x60\x82`, is: true },
  {
    why: 'a PNG with much behind its last chunk',
    latin: `${png}data\0\0\0\0IEND\xae\x42\x60\x82${'x'.repeat(20)}`,
    is: false,
  },
  { why: 'a PNG with the letters of its end inside', latin: `${png}dataIEND123456789`, is: false },
  { why: 'a JPEG with its end marker', latin: '\xff\xd8\xff\xda-\xff\xd9', is: true },
  { why: 'a JPEG and what a camera adds', latin: '\xff\xd8\xff\xda-\xff\xd9Samsung', is: true },
  { why: 'a JPEG without', latin: '\xff\xd8\xff\xda-\xff', is: false },
  { why: 'a GIF with its trailer', latin: 'GIF89a-;', is: true },
  { why: 'a GIF without', latin: 'GIF89a-', is: false },
  { why: 'a GIF with a semicolon inside', latin: 'GIF89a;12345678', is: false },
  { why: 'a PDF with its end', latin: '%PDF-1.7\n%%EOF\n', is: true },
  { why: 'a PDF without', latin: '%PDF-1.7\n', is: false },
  { why: 'a PDF and 1,019 bytes', latin: `%PDF-1.7\n%%EOF${' '.repeat(1019)}`, is: true },
  { why: 'a PDF and 1,020 bytes', latin: `%PDF-1.7\n%%EOF${' '.repeat(1020)}`, is: false },
  { why: 'a TIFF, which has no end marker', latin: tiff, is: undefined },
])('$why is whole: $is', ({ latin, is }) => {
  expect(factsOf(latin)?.isWhole).toBe(is);
});

test.each([65_999, 66_000, 66_001, 66_002, 66_003, 90_000])(
  'the end of a file of %i bytes is read',
  (bytes) => {
    const jpeg = textFile('image/jpeg', `${'\xff\xd8\xff'.padEnd(bytes - 2, 'x')}\xff\xd9`);
    const whole = fileFacts(jpeg);
    expect(whole).toMatchObject({ bytes, kind: 'jpeg', isWhole: true });
    expect(whole?.tail.slice(-3)).toBe('x\xff\xd9');
    const unpadded = fileFacts(jpeg.replace(/=+$/, ''));
    expect(unpadded?.tail.slice(-3)).toBe('x\xff\xd9');
    const cut = fileFacts(textFile('image/jpeg', '\xff\xd8\xff\xd9'.padEnd(bytes, 'x')));
    expect(cut?.isWhole).toBe(bytes <= 66_000);
  },
);

test('no more than the first and last bytes of a large file are kept', () => {
  const facts = factsOf(`${png}${'x'.repeat(500_000)}`);
  expect(facts?.head).toHaveLength(66_000);
  expect(facts?.tail.length).toBeLessThanOrEqual(16_500);
});

test.each([
  { uri: 'data:image/jpg;base64,/9j/', mime: 'image/jpeg', kind: 'jpeg' },
  { uri: 'data:image/png;base64,/9j/', mime: 'image/png', kind: 'jpeg' },
  { uri: 'data:image/png;base64,%', mime: 'image/png', kind: undefined },
])('$uri is declared as $mime, and is $kind', ({ uri, mime, kind }) => {
  expect(fileFacts(uri)).toMatchObject({ mime, ...(kind && { kind }) });
});

test('an address has no facts', () => {
  expect(fileFacts('https://files.example.com/a.png')).toBeUndefined();
});

test('base64 that is malformed has no bytes to read', () => {
  expect(fileFacts('data:image/png;base64,%')).toMatchObject({ head: '', tail: '' });
});
