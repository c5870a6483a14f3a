import { expect, test } from 'vitest';
import { jpegSize } from './jpegSize.ts';

const start = '\xff\xd8';
const segment = (marker: string, content: string): string =>
  `\xff${marker}\x00${String.fromCharCode(content.length + 2)}${content}`;
/** Precision, height 800, width 1200, and one component. ISO/IEC 10918-1 B.2.2. */
const frame = '\x08\x03\x20\x04\xb0\x01\x01\x11\x00';
const size = { width: 1200, height: 800 };

test.each([
  { why: 'a baseline frame (SOF0)', head: start + segment('\xc0', frame), found: size },
  { why: 'a progressive frame (SOF2)', head: start + segment('\xc2', frame), found: size },
  { why: 'the last kind of frame (SOF15)', head: start + segment('\xcf', frame), found: size },
  {
    why: 'a frame behind the segments of a camera',
    head: start + segment('\xe0', 'JFIF\0') + segment('\xe1', 'Exif\0') + segment('\xc0', frame),
    found: size,
  },
  {
    why: 'a segment of over 255 bytes before it',
    head: `${start}\xff\xe1\x01\x10${'x'.repeat(0x10e)}${segment('\xc0', frame)}`,
    found: size,
  },
  {
    why: 'fill bytes before a marker',
    head: `${start}\xff\xff${segment('\xc0', frame)}`,
    found: size,
  },
  { why: 'a Huffman table (DHT) in its place', head: start + segment('\xc4', frame) },
  { why: 'the reserved marker JPG', head: start + segment('\xc8', frame) },
  { why: 'arithmetic coding conditions (DAC)', head: start + segment('\xcc', frame) },
  { why: 'a marker below the frames', head: start + segment('\xbf', frame) },
  { why: 'a marker above the frames', head: start + segment('\xd0', frame) },
  { why: 'no marker where one must be', head: `${start}x${segment('\xc0', frame)}` },
  { why: 'no marker behind a segment', head: `${start + segment('\xe0', 'JFIF\0')}x\xc0${frame}` },
  { why: 'a file that ends in the frame', head: `${start}\xff\xc0\x00\x0b\x08\x03\x20\x04` },
  { why: 'a file that ends before the frame', head: start },
])('$why: $found', ({ head, found }) => {
  expect(jpegSize(head)).toEqual(found);
});
