import fc from 'fast-check';
import { RFC_EMAIL_REGEX } from 'valibot';
import { describe, expect, test } from 'vitest';
import { CallingCodeSchema } from '../../scalar/callingCode.ts';
import { E164Schema } from '../../scalar/e164.ts';
import { isCalendarDate } from '../../scalar/isCalendarDate.ts';
import { isImageSource } from '../../scalar/isImageSource.ts';
import { isWebUrl } from '../../scalar/isWebUrl.ts';
import { scanCallingCode } from './scanCallingCode.ts';
import { scanDate } from './scanDate.ts';
import { scanE164 } from './scanE164.ts';
import { scanEmail } from './scanEmail.ts';
import { scanImageSource } from './scanImageSource.ts';
import { scanWebUrl } from './scanWebUrl.ts';

const e164 = E164Schema.pipe[1].requirement;
const callingCode = CallingCodeSchema.pipe[1].requirement;
const label = 'a'.repeat(63);
const strange = ['', ' ', '\n', '\0', 'é', '😀', '\ud800', '٣', 'ſ', 'K'];
const phones = ['+', '0', '1', '9', '23', '2348012345678', '/', ':'];
const urls = [
  ...['http', 'https', 'HTTP', 's', ':', '//', '/', '?', '#', '@', '.', '-', '[::1]', '\\', '!'],
  ...['example.com', 'Example', ':80', '_', '~', '%20', '|', '<', '\x7f', '\x80', 'data:'],
];

/** Each scan, what it stands for, and the pieces of which texts are made that are nearly accepted. */
const rows = [
  { name: 'scanE164', scan: scanE164, whole: (text: string) => e164.test(text), pieces: phones },
  {
    name: 'scanCallingCode',
    scan: scanCallingCode,
    whole: (text: string) => callingCode.test(text),
    pieces: phones,
  },
  {
    name: 'scanDate',
    scan: scanDate,
    whole: isCalendarDate,
    pieces: ['2024', '1900', '2000', '0000', '-', '02', '29', '04', '31', '12', '1', '/'],
  },
  {
    name: 'scanEmail',
    scan: scanEmail,
    whole: (text: string) => RFC_EMAIL_REGEX.test(text),
    pieces: ['ada', "o'b", '@', '@', '.', '-', '+', '_', 'A', '1', label, 'com', '!', '(', '/'],
  },
  { name: 'scanWebUrl', scan: scanWebUrl, whole: isWebUrl, pieces: urls },
  {
    name: 'scanImageSource',
    scan: scanImageSource,
    whole: isImageSource,
    pieces: [...urls, 'image/png', ';base64,', 'QQ==', 'QR=='],
  },
];

describe.each(rows)('$name', ({ scan, whole, pieces }) => {
  test('gives the verdict of what it stands for, on any text', () => {
    const piece = fc.constantFrom(...pieces, ...pieces, ...strange);
    const near = fc.array(piece, { maxLength: 9 }).map((some) => some.join(''));
    const text = fc.oneof({ weight: 9, arbitrary: near }, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (one) => scan(one) === whole(one)),
      { numRuns: 20_000 },
    );
  });
});

describe.each(rows)('$name with one character changed', ({ name, scan, whole }) => {
  const accepted: Readonly<Record<string, readonly string[]>> = {
    scanE164: ['+12', '+123456789012345', '+1234567890123456', '+1'],
    scanCallingCode: ['+1', '+1234', '+12345', '+'],
    scanDate: ['2024-02-29', '1900-02-28', '2000-02-29', '0001-01-01', '9999-12-31'],
    scanEmail: [
      'ada.o+x_1@mail-1.example.com',
      `a@${label}`,
      `a@${label}a`,
      `a@a-${label.slice(2)}`,
      `a@a-${label.slice(1)}`,
      `a@b.${label}.com`,
      `a@${label}a.com`,
    ],
    scanWebUrl: ['https://example.com', 'http://a.b/c?d#e', 'https://example.com:80/~x'],
    scanImageSource: ['https://example.com/a.png', 'data:image/png;base64,QQ=='],
  };
  const units = [...Array(256).keys(), 0x130, 0x17f, 0x2028, 0x212a, 0xd800, 0xfeff];

  test.each(accepted[name] ?? [])('%s', (text) => {
    for (let at = 0; at <= text.length; at++) {
      for (const unit of units) {
        const [before, after] = [text.slice(0, at) + String.fromCharCode(unit), text.slice(at)];
        for (const one of [before + after, before + after.slice(1)]) {
          if (scan(one) !== whole(one)) expect.fail(JSON.stringify(one));
        }
      }
      if (scan(text.slice(0, at)) !== whole(text.slice(0, at))) expect.fail(text.slice(0, at));
    }
  });
});

test('scanDate gives the verdict of isCalendarDate about the ends of every month of 10,000 years', () => {
  const two = (number: number): string => String(number).padStart(2, '0');
  const days = [0, 1, 9, 10, 27, 28, 29, 30, 31, 32, 99];
  for (let year = 0; year < 10_000; year++) {
    for (let month = 0; month <= 13; month++) {
      for (const day of days) {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        if (scanDate(text) !== isCalendarDate(text)) expect.fail(text);
      }
    }
  }
});
