import { constants, crc32, deflateSync } from 'node:zlib';
import { glyphs } from './glyphs.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Colors a drawing may use, by their place in the palette. */
const palette = { paper: 0, ink: 1, faint: 2, accent: 3, wash: 4 } as const;
export type Color = keyof typeof palette;
const rgb = [0xfcfbf7, 0x22303c, 0xb9c2c8, 0x1f5f6b, 0xe6eeee];

/** A drawing of indexed pixels that can be written as a PNG file. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  private readonly pixels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height);
  }

  rectangle(left: number, top: number, width: number, height: number, color: Color): void {
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y += 1) {
      const row = y * this.width;
      this.pixels.fill(
        palette[color],
        row + Math.max(0, left),
        row + Math.min(this.width, left + width),
      );
    }
  }

  /** Writes in capitals; a letter is `3 * scale` wide. */
  text(left: number, top: number, text: string, scale: number, color: Color): void {
    [...text.toUpperCase()].forEach((letter, at) => {
      const rows = glyphs[letter] ?? '00000';
      [...rows].forEach((digit, y) => {
        for (let x = 0; x < 3; x += 1) {
          if ((Number(digit) & (4 >> x)) === 0) continue;
          this.rectangle(left + (at * 4 + x) * scale, top + y * scale, scale, scale, color);
        }
      });
    });
  }

  /** Source: PNG specification, third edition. Run-length deflate gives the same bytes everywhere. */
  toPng(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    const colors = Buffer.alloc(rgb.length * 3);
    for (const [at, color] of rgb.entries()) colors.writeUIntBE(color, at * 3, 3);
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y += 1) {
      rows.set(
        this.pixels.subarray(y * this.width, (y + 1) * this.width),
        y * (this.width + 1) + 1,
      );
    }
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('PLTE', colors),
      chunk('IDAT', deflateSync(rows, { level: 9, strategy: constants.Z_RLE })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
