import { isCalendarDate } from '@passmuster/schemas';
import { countryCodes } from '@passmuster/schemas/countries';
import { meaningOfAnswer, meaningOfDate, meaningOfShare } from '@passmuster/schemas/meaning';
import type { Cell } from '../input/rawRecord.ts';
import { choiceNamed } from './choiceNamed.ts';
import type { Column } from './column.ts';
import { countryOf } from './countryOf.ts';
import { countryOfNationality } from './countryOfNationality.ts';
import type { SpreadsheetDamage } from './spreadsheetRules.ts';

/** A cell as the value of its field, and what a spreadsheet did to it. `undefined`: the cell is empty. */
export interface ReadCell {
  readonly value: unknown;
  readonly damage?: SpreadsheetDamage;
}

const scientific = /^\s*[+-]?\d(?:[.,]\d+)?E\+?\d+\s*$/i;
const errorValue = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)/;
const formula = /^=\s*[A-Z\d$'"(+-]/i;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
const groupedNumber =
  /^[^\p{L}\d-]{0,3}\s?-?\d{1,3}(?:[ ,.'’\u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?\s?[^\p{L}\d]{0,3}$/u;
const dayNumber = /^\d{4,5}(?:\.0+)?$/;
const slashDate = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:\s|$)/;
const yearFirst = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;
/** `14-Mar-17`, as a spreadsheet shows a date. */
const shortYear = /^\d{1,2}[ ./-]\p{L}{3,9}\.?[ ./-]\d{2}$/u;

function readDate(text: string): ReadCell {
  if (isCalendarDate(text)) return { value: text };
  if (dayNumber.test(text)) return { value: text, damage: 'dateNumber' };
  if (yearFirst.test(text)) return { value: text, damage: 'dateForm' };
  if (shortYear.test(text)) return { value: text, damage: 'dateYear' };
  const [, first, second] = slashDate.exec(text) ?? [];
  if (first === undefined || second === undefined)
    return meaningOfDate(text) ? { value: text, damage: 'dateForm' } : { value: text };
  const isUnclear = Number(first) <= 12 && Number(second) <= 12 && first !== second;
  return { value: text, damage: isUnclear ? 'dateOrder' : 'dateForm' };
}

function readNumber(text: string, { path }: Column): ReadCell {
  // What a spreadsheet saves as CSV of a percentage is what it shows: 60%.
  const isShare = path.endsWith('_percentage') && !text.includes(',');
  const share = isShare ? meaningOfShare(text) : undefined;
  if (share) return { value: share.value };
  const trimmed = text.trim();
  if (plainNumber.test(trimmed)) return { value: Number(trimmed) };
  return groupedNumber.test(trimmed) ? { value: text, damage: 'numberForm' } : { value: text };
}

/** Returns a calling code with its plus sign, which a spreadsheet drops from +234. */
function readCallingCode(cell: string | number | boolean): ReadCell {
  const text = String(cell).trim();
  const [, digits] = /^(?:00)?([1-9]\d{0,3})$/.exec(text) ?? [];
  return { value: digits === undefined ? text : `+${digits}` };
}

function readText(cell: string | number | boolean, column: Column): ReadCell {
  if (column.path === 'phone_country_code') return readCallingCode(cell);
  // A leading apostrophe marks text in a spreadsheet and belongs to no identifier.
  const value = String(cell).replace(/^'(?=[+\d])/, '');
  // Numbers above this lost digits before they reached the file.
  const isInexact = typeof cell === 'number' && !Number.isSafeInteger(cell) && cell >= 1e15;
  if (isInexact || (scientific.test(value) && isIdentifier(column.path))) {
    return { value, damage: 'scientificNotation' };
  }
  return { value };
}

const identifiers = /(?:number|phone|code|industry|iban|address|id)$/;

/** Returns fields whose value is an identifier: digits that a spreadsheet takes for a number. */
const isIdentifier = (path: string): boolean => identifiers.test(path);

/** Returns a phone number without its spaces and punctuation, if it has a country code. */
function readPhone(cell: string | number | boolean, column: Column): ReadCell {
  const read = readText(cell, column);
  const digits = String(read.value).replace(/[\s().-]/g, '');
  return read.damage || !/^\+\d+$/.test(digits) ? read : { value: digits };
}

/** Signs that name one currency of the API only. */
const currencySigns: ReadonlyMap<string, string> = new Map([['₦', 'NGN']]);

/**
 * Returns the value of a closed list that a cell means; undefined for one that means none. A country that the API doesn't list is
 * its code, so that the schema says so.
 */
function readChoice(
  cell: string | number | boolean,
  { path, options = [] }: Column,
): ReadCell | undefined {
  const text = currencySigns.get(String(cell).trim()) ?? String(cell);
  const isCountry = options === countryCodes;
  const value =
    (options.length > 0 ? choiceNamed(options, text) : undefined) ??
    (path.endsWith('nationality') ? countryOfNationality(text) : undefined) ??
    (isCountry ? countryOf(text) : undefined);
  return value === undefined ? undefined : { value };
}

/** What people enter where there is nothing to enter, in the languages of this program. */
const blank = /^\s*(?:n\/a|n\.a\.?|n\/d|s\/o|-{1,3}|[–—])\s*$/i;

/** Invisible characters that come with copied text; those that join letters in some scripts are not among them. */
const invisible = /[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** Returns the text of a cell without what nobody sees; empty if it says that there is nothing. An address stays as it is: one that somebody hid a character in is not sent. */
function plainText(text: string, { path }: Column): string {
  if (blank.test(text)) return '';
  if (path === 'address' || /^[\0-\x7f]*$/.test(text)) return text;
  const plain = text.replace(invisible, '').replace(otherSpaces, ' ');
  return plain === text ? text : plain.trim();
}

/**
 * Reads one cell as its column's type. A cell that fits no type stays text, so that the schema says what is wrong
 * with it; what a spreadsheet did to a value is named instead.
 */
export function readCell(written: Cell, column: Column): ReadCell {
  const cell = typeof written === 'string' ? plainText(written, column) : written;
  if (cell === null || cell === '') return { value: undefined };
  if (typeof cell === 'string') {
    if (cell.includes('\ufffd')) return { value: cell, damage: 'encoding' };
    if (errorValue.test(cell) || formula.test(cell)) return { value: cell, damage: 'formula' };
  }
  switch (column.type) {
    case 'boolean':
      return { value: meaningOfAnswer(String(cell))?.value ?? cell };
    case 'number':
      return typeof cell === 'number' ? { value: cell } : readNumber(String(cell), column);
    case 'date':
      return readDate(String(cell).trim());
    case 'file':
      return { value: String(cell).trim() };
    case 'phone':
      return readPhone(cell, column);
    case 'text':
      return readChoice(cell, column) ?? readText(cell, column);
  }
}
