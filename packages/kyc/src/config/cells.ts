import * as v from 'valibot';

/** Returns a text of this form. No form repeats what it repeats, so that each is checked in one pass. */
export const textLike = (form: RegExp, expected: string) => {
  const message = `must be ${expected}`;
  return v.pipe(v.string(message), v.maxLength(400, message), v.regex(form, message));
};

/** A text of one line. */
export const line = textLike(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u, 'a text of at most 200 characters');

export const country = textLike(/^[A-Z]{2}$/, 'a country, ISO 3166-1 alpha-2');
export const subdivision = textLike(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'a subdivision, ISO 3166-2');
export const evmAddress = textLike(/^0x[0-9a-fA-F]{40}$/, 'an address of 40 hexadecimal digits');
export const code = textLike(/^[A-Z0-9]{1,12}$/, 'a code of at most 12 digits and letters');
export const bic = textLike(/^[A-Z0-9]{4,11}$/, 'a BIC, or the letters that it begins with');

const calendarDate = 'must be a calendar date, YYYY-MM-DD';
export const day = v.pipe(
  v.string(calendarDate),
  v.regex(/^\d{4}-\d\d-\d\d$/, calendarDate),
  v.check(isCalendarDay, calendarDate),
);

/** Returns a list of at most this many elements. */
export const listOf = <Element extends v.GenericSchema>(
  element: Element,
  what: string,
  most = 100,
) => {
  const message = `must be a list of at most ${most} ${what}`;
  return v.pipe(v.array(element, message), v.maxLength(most, message));
};

/** Returns one of a closed list of texts. */
export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `must be ${choices.join(', ')}`);

/** Returns an object with these columns and no others. */
export const columns = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'Object' ? 'must be an object' : 'is missing',
  );

function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isDay && !value.startsWith('0000');
}
