import { isCalendarDate } from '@passmuster/schemas';
import { countryCodes } from '@passmuster/schemas/countries';
import { meaningOfAnswer, meaningOfShare } from '@passmuster/schemas/meaning';
import type { Cell } from '../input/rawRecord.ts';
import { choiceNamed } from './choiceNamed.ts';
import type { Column } from './column.ts';
import { countryOf } from './countryOf.ts';
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

function readDate(text: string): ReadCell {
  if (isCalendarDate(text)) return { value: text };
  if (dayNumber.test(text)) return { value: text, damage: 'dateNumber' };
  if (yearFirst.test(text)) return { value: text, damage: 'dateForm' };
  const [, first, second] = slashDate.exec(text) ?? [];
  if (first === undefined || second === undefined) return { value: text };
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

function readText(cell: string | number | boolean, column: Column): ReadCell {
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

/**
 * Returns the value of a closed list that a cell means; undefined for one that means none. A country that the API doesn't list is
 * its code, so that the schema says so.
 */
function readChoice(
  cell: string | number | boolean,
  { options = [] }: Column,
): ReadCell | undefined {
  const text = String(cell);
  const isCountry = options === countryCodes;
  const named = options.length > 0 ? choiceNamed(options, text) : undefined;
  const value = named ?? (isCountry ? countryOf(text) : undefined);
  return value === undefined ? undefined : { value };
}

/**
 * Reads one cell as its column's type. A cell that fits no type stays text, so that the schema says what is wrong
 * with it; what a spreadsheet did to a value is named instead.
 */
export function readCell(cell: Cell, column: Column): ReadCell {
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
