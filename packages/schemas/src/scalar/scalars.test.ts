import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CountryCodeSchema } from '../customer/countryCode.ts';
import { AmountSchema } from './amount.ts';
import { CalendarDateSchema } from './calendarDate.ts';
import { CallingCodeSchema } from './callingCode.ts';
import { DecimalSchema } from './decimal.ts';
import { E164Schema } from './e164.ts';
import { EmailSchema } from './emailAddress.ts';
import { FlagSchema } from './flag.ts';
import { ImageSourceSchema } from './imageSource.ts';
import { RequiredTextSchema } from './requiredText.ts';
import { requiredTextUpTo, TextSchema, textUpTo } from './text.ts';
import { TimestampSchema } from './timestamp.ts';
import { UuidSchema } from './uuid.ts';
import { WebUrlSchema } from './webUrl.ts';

interface Table {
  readonly schema: v.GenericSchema<unknown>;
  readonly takes: readonly (readonly [value: unknown, why: string])[];
  readonly refuses: readonly (readonly [value: unknown, why: string])[];
}

const tables: Readonly<Record<string, Table>> = {
  'a phone number': {
    schema: E164Schema,
    takes: [
      ['+12', 'the shortest the pattern allows'],
      ['+123456789012345', '15 digits'],
      ['+2348012345678', 'a Nigerian mobile'],
    ],
    refuses: [
      ['+1', 'one digit'],
      ['+1234567890123456', '16 digits'],
      ['+0348012345678', 'begins with 0'],
      ['2348012345678', 'no plus'],
      [' +2348012345678', 'a space before'],
      ['+2348012345678\n', 'a line break after'],
      ['+٢٣٤٨٠١٢٣٤٥', 'digits of another script'],
      [2348012345678, 'a number'],
    ],
  },
  'a calling code': {
    schema: CallingCodeSchema,
    takes: [
      ['+1', 'one digit'],
      ['+2345', 'four digits'],
    ],
    refuses: [
      ['+', 'none'],
      ['+0', 'zero'],
      ['+12345', 'five'],
      ['234', 'no plus'],
    ],
  },
  'a calendar date': {
    schema: CalendarDateSchema,
    takes: [
      ['2024-02-29', 'a leap day'],
      ['2000-02-29', 'a leap day of a century'],
      ['0001-01-01', 'the first'],
      ['9999-12-31', 'the last'],
    ],
    refuses: [
      ['2026-02-30', '30 February'],
      ['2026-02-29', 'no leap year'],
      ['1900-02-29', 'no leap century'],
      ['2026-04-31', '31 April'],
      ['2026-13-01', 'month 13'],
      ['2026-00-10', 'month 0'],
      ['2026-01-00', 'day 0'],
      ['0000-01-01', 'year 0'],
      ['2026-1-1', 'no zeros'],
      ['2026-01-01T00:00:00Z', 'a time'],
      ['01/02/2026', 'slashes'],
      [20260101, 'a number'],
    ],
  },
  'an email address': {
    schema: EmailSchema,
    takes: [
      ["o'brien@example.com", 'an apostrophe'],
      ['a+b@example.co.za', 'a plus'],
      ['ada@localhost', 'no dot'],
    ],
    refuses: [
      ['ada', 'no at sign'],
      ['ada@', 'no domain'],
      ['@example.com', 'no name'],
      ['ada @example.com', 'a space'],
      ['ada@example.com ', 'a space after'],
      ['ada@exa_mple.com', 'an underscore in the domain'],
      ['', 'nothing'],
    ],
  },
  'a web address': {
    schema: WebUrlSchema,
    takes: [
      ['https://example.com', 'https'],
      ['http://example.com/a?b=c#d', 'a path, a query, a fragment'],
      ['HTTPS://EXAMPLE.COM', 'capitals'],
      ['https://xn--exmple-cua.com', 'an internationalized name in Punycode'],
      ['https://example.com/%C3%A4', 'a percent-encoded path'],
      ['https://[2001:db8::1]:8080/', 'an IPv6 address and a port'],
      ['https://user@example.com', 'user information'],
      ['https://ex%41mple.com', 'a percent-encoded name'],
    ],
    refuses: [
      ['https://exämple.com', 'an internationalized name as people read it'],
      ['https://example.com/ä', 'a letter that is not encoded'],
      ['https://example.com/{a}', 'braces that are not encoded'],
      ['https://example.com/100%', 'a percent sign that encodes nothing'],
      ['javascript:alert(1)', 'a script'],
      ['javascript://example.com/%0aalert(1)', 'a script that looks like an address'],
      ['file:///etc/passwd', 'a file'],
      ['ftp://example.com', 'ftp'],
      ['data:text/html,x', 'a data URI'],
      [' https://example.com', 'a space before'],
      ['https://example.com ', 'a space after'],
      ['https://exam ple.com', 'a space inside'],
      ['https://example.com/a b', 'a space in the path'],
      ['https://exam\0ple.com', 'U+0000 in the host'],
      ['https://exam\ud800ple.com', 'half a surrogate pair in the host'],
      ['https://example.com/\ud800', 'half a surrogate pair in the path'],
      ['https://', 'no host'],
      ['https:///path', 'no host before the path'],
      ['example.com', 'no scheme'],
      ['//example.com', 'no scheme but slashes'],
      ['https:\\\\example.com', 'backslashes'],
    ],
  },
  'an image': {
    schema: ImageSourceSchema,
    takes: [
      ['data:image/png;base64,iVBORw0KGgo=', 'a data URI'],
      ['data:application/pdf;base64,JVBERg==', 'a PDF'],
      ['data:image/svg+xml;charset=utf-8;base64,PHN2Zz4=', 'a parameter'],
      ['https://files.example.com/a.png', 'a web address'],
    ],
    refuses: [
      ['data:image/png;base64,', 'no data'],
      ['data:image/png;base64,QR==', 'bits left over'],
      ['data:image/png;base64,QQ', 'no padding'],
      ['data:image/png;base64,QQ==QQ==', 'padding in the middle'],
      ['data:image/png;base64,iVBO Rw0', 'a space'],
      ['data:image/png,abc', 'not base64'],
      ['data:;base64,QQ==', 'no type'],
      ['javascript:alert(1)', 'a script'],
      ['iVBORw0KGgo=', 'bare base64'],
      ['', 'nothing'],
    ],
  },
  'an amount': {
    schema: AmountSchema,
    takes: [
      [0, 'zero'],
      [-0, 'minus zero'],
      [0.01, 'a cent'],
      [Number.MAX_VALUE, 'the greatest'],
    ],
    refuses: [
      [-0.01, 'below zero'],
      [Number.POSITIVE_INFINITY, 'infinity, which JSON.parse makes of 1e999'],
      [Number.NaN, 'not a number'],
      ['5', 'text'],
      [5n, 'a bigint'],
      [null, 'null'],
    ],
  },
  'a decimal': {
    schema: DecimalSchema,
    takes: [
      ['12.50000000', '8 places'],
      ['0', 'none'],
      ['-1.5', 'negative'],
    ],
    refuses: [
      ['1e5', 'an exponent'],
      ['.5', 'no whole part'],
      ['1,5', 'a comma'],
      ['', 'nothing'],
      [1.5, 'a number'],
    ],
  },
  'a flag': {
    schema: FlagSchema,
    takes: [
      [true, 'yes'],
      [false, 'no'],
      [undefined, 'left out'],
    ],
    refuses: [
      ['true', 'text'],
      [1, 'a number'],
      [null, 'null'],
    ],
  },
  'any text': {
    schema: TextSchema,
    takes: [
      ['', 'none: SPEC-GAP 10'],
      ['x'.repeat(1_000_000), 'a megabyte'],
      ['🏦', 'an emoji'],
    ],
    refuses: [
      ['a\0b', 'U+0000'],
      ['\ud83c', 'half an emoji'],
      ['\udfe6\ud83c', 'an emoji back to front'],
      [null, 'null'],
    ],
  },
  'text that must be there': {
    schema: RequiredTextSchema,
    takes: [['x', 'one character']],
    refuses: [['', 'none']],
  },
  'text of 1 to 50': {
    schema: requiredTextUpTo(50),
    takes: [
      ['x', '1'],
      ['x'.repeat(50), '50'],
      ['🏦'.repeat(50), '50 emoji, 100 UTF-16 units'],
      [' ', 'a blank: SPEC-GAP 10'],
    ],
    refuses: [
      ['', '0'],
      ['x'.repeat(51), '51'],
      ['🏦'.repeat(51), '51 emoji'],
      ['x'.repeat(1_000_000), 'a megabyte'],
    ],
  },
  'text up to 500': {
    schema: textUpTo(500),
    takes: [
      ['', '0'],
      ['🏦'.repeat(500), '500 emoji'],
    ],
    refuses: [['x'.repeat(501), '501']],
  },
  'a UUID': {
    schema: UuidSchema,
    takes: [
      ['3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b', 'lower case'],
      ['3F2B8C1E-5D4A-4E6F-9A7B-1C2D3E4F5A6B', 'upper case'],
      ['00000000-0000-0000-0000-000000000000', 'the nil UUID'],
    ],
    refuses: [
      ['3f2b8c1e5d4a4e6f9a7b1c2d3e4f5a6b', 'no hyphens'],
      ['{3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b}', 'braces'],
      ['3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6', 'one short'],
    ],
  },
  'a timestamp': {
    schema: TimestampSchema,
    takes: [
      ['2026-01-31T09:30:00.000Z', 'UTC with milliseconds'],
      ['2026-01-31T09:30:00Z', 'without milliseconds'],
    ],
    refuses: [
      ['2026-01-31', 'a date'],
      ['2026-01-31T25:00:00Z', 'hour 25'],
      [1769851800000, 'a number'],
    ],
  },
  'a country': {
    schema: CountryCodeSchema,
    takes: [
      ['NG', 'Nigeria'],
      ['ZW', 'the last of the list'],
    ],
    refuses: [
      ['CI', 'not in the published list: SPEC-GAP 13'],
      ['ng', 'lower case'],
      ['NGA', 'three letters'],
      ['constructor', 'a property of every object'],
      ['__proto__', 'another'],
      [['NG'], 'a list'],
    ],
  },
};

const rows = (cases: Table['takes']) => cases.map(([value, why]) => ({ value, why }));

describe.each(Object.entries(tables))('%s', (_, { schema, takes, refuses }) => {
  test.each(rows(takes))('may be $why', ({ value }) => {
    expect(v.safeParse(schema, value).issues).toBeUndefined();
  });
  test.each(rows(refuses))('may not be $why', ({ value }) => {
    expect(v.safeParse(schema, value).success).toBe(false);
  });
});
