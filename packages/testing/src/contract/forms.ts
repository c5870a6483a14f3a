/** Values that a form accepts and refuses, at its bounds if it has any. */
interface Form {
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
  /** Where the form is written, if it has a file of its own; with the test of that file. */
  readonly file?: string;
  readonly test?: string;
}

const scalar = (name: string, test?: string) => ({
  file: `packages/schemas/src/scalar/${name}.ts`,
  ...(test === undefined ? {} : { test }),
});

/** Returns text of `least` to `most` characters, counted as Unicode code points. */
const textOf = (least: number, most: number): Form => ({
  accepts: ['🏦'.repeat(Math.max(least, 1)), '🏦'.repeat(most), ...(least === 0 ? [''] : [])],
  refuses: ['x'.repeat(most + 1), 7, 'a\0', ...(least === 0 ? [] : [''])],
  ...scalar('text'),
});

const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';

/** The forms that the tables of the specification name. */
export const forms = {
  'the word business': {
    accepts: ['business'],
    refuses: ['Business', 'individual', ''],
  },
  'the word BANK': { accepts: ['BANK'], refuses: ['bank', 'MOBILE', ''] },
  /** The values of the list are added to those it accepts. */
  'one of its list': { accepts: [], refuses: ['NO_SUCH_VALUE', 'constructor', 7] },
  'one of its list, or empty': {
    accepts: [''],
    refuses: ['NO_SUCH_VALUE', 'constructor', ' ', 7],
  },
  text: { accepts: ['', ' ', 'x', 'Ωμέγα 🏦'], refuses: [7, ['x'], 'a\0b'] },
  'a currency code': {
    accepts: ['ZAR', 'CAD', 'NGN'],
    refuses: ['', ' ', '\n\u00a0', 7, 'a\0'],
    ...scalar('filledText'),
  },
  'text of 1 character or more': {
    accepts: ['x', 'not-a-uuid'],
    refuses: ['', 'a\0', 7],
    ...scalar('requiredText'),
  },
  'text of 1 to 20 characters': textOf(1, 20),
  'text of 1 to 50 characters': textOf(1, 50),
  'text of 1 to 100 characters': textOf(1, 100),
  'text up to 100 characters': textOf(0, 100),
  'text up to 255 characters': textOf(0, 255),
  'text up to 500 characters': textOf(0, 500),
  'text up to 1000 characters': textOf(0, 1000),
  'an email address': {
    accepts: ["o'brien@example.com", 'a@localhost'],
    refuses: ['office', 'office@', 7],
    ...scalar('emailAddress', 'an email address'),
  },
  'an http(s) address': {
    accepts: ['https://example.com/a?b#c', 'http://127.0.0.1:8080'],
    refuses: ['example.com', 'javascript:alert(1)', 7],
    ...scalar('webUrl', 'a web address'),
  },
  'an http(s) address or a data URI': {
    accepts: ['https://example.com/passport.png', 'data:image/png;base64,QQ=='],
    refuses: ['passport.png', 'file:///passport.png', 'data:image/png;base64,QR==', 7],
    ...scalar('imageSource', 'an image'),
  },
  'a number in E.164': {
    accepts: ['+12', '+123456789012345'],
    refuses: ['+1', '08012345678', '+1234567890123456', 2348012345678],
    ...scalar('e164', 'a phone number'),
  },
  'a calling code': {
    accepts: ['+1', '+2345'],
    refuses: ['234', '+0', '+12345', 234],
    ...scalar('callingCode', 'a calling code'),
  },
  'a number of 0 or more': {
    accepts: [0, 0.01, 900_000, 1e15],
    refuses: [-0.01, Number.POSITIVE_INFINITY, '5'],
    ...scalar('amount', 'an amount'),
  },
  'a number of 0 to 100': {
    accepts: [0, 33.34, 100],
    refuses: [-0.01, 100.01, Number.NaN, '5'],
  },
  'true or false': { accepts: [true, false], refuses: ['false', 0], ...scalar('flag') },
  'a calendar date': {
    accepts: ['2024-02-29', '1999-12-31'],
    refuses: ['2026-02-30', '01/02/2026', 20260131],
    ...scalar('calendarDate', 'a calendar date'),
  },
  'an object': { accepts: [], refuses: [[], 'x'] },
  'a list': { accepts: [[]], refuses: [{}, 'x'] },
  'a whole number of 1 or more': {
    accepts: [1, Number.MAX_SAFE_INTEGER],
    refuses: [0, 1.5, '1'],
  },
  'a whole number of 1 to 100': { accepts: [1, 100], refuses: [0, 101, 1.5, '1'] },
  'the digits of 1 or more': {
    accepts: ['1', '007'],
    refuses: ['0', '1.5', '', '-1', '1e3', '9007199254740993', ['1', '2']],
    ...scalar('wholeNumberText'),
  },
  'the digits of 1 to 100': {
    accepts: ['1', '100'],
    refuses: ['0', '101', '1.5', '', ['1', '2']],
    ...scalar('wholeNumberText'),
  },
  /** Responses stay open: a value that was never seen is accepted. */
  'any text': { accepts: ['', 'BRAND_NEW'], refuses: [7, {}] },
  'a UUID': {
    accepts: [id, id.toUpperCase()],
    refuses: ['7', '', 7],
    ...scalar('uuid', 'a UUID'),
  },
  'decimal text': {
    accepts: ['0.00', '12.50000000'],
    refuses: [1.5, '1e5', ''],
    ...scalar('decimal'),
  },
  'a date-time': {
    accepts: ['2026-01-31T09:30:00.000Z'],
    refuses: ['2026-01-31', 'now', 1769851800000],
    ...scalar('timestamp', 'a timestamp'),
  },
  'a whole number': { accepts: [0, 1], refuses: [-1, 1.5, '1'] },
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof forms;

/** Returns the form of a name. */
export const formOf = (name: FormName): Form => forms[name];
