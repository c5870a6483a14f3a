import { tablePattern } from '../lookup/tablePattern.ts';
import { checkedPart, hasCheckDigit } from './hasCheckDigit.ts';
import { type EmbeddedDate, embeddedDate } from './numberDate.ts';
import type { TaxIdForm } from './taxIdForm.ts';
import { withoutLabel } from './withoutLabel.ts';

/** The forms that a number has, or the reason why it has none. */
export type TaxIdCheck =
  | { readonly forms: readonly TaxIdForm[]; readonly problem?: undefined }
  | {
      /** `leading-zero`: with a 0 in front, it would have its check digit. */
      readonly problem: 'form' | 'check-digit' | 'leading-zero';
      readonly names: readonly string[];
      readonly forms?: undefined;
    };

/** Arabic-Indic digits, and the extended ones of Persian and Urdu. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Returns a number with capitals and ASCII digits, without spaces and `- . / _ , ( )`. */
const compactNumber = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKC')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .toUpperCase()
    .replace(/[\s\-./_,()\u2010-\u2015]/g, '');

/**
 * Checks a tax number against the forms of a country: the pattern of each, and its check digit if there is one.
 * A label in front, such as `TIN 1` or `EIN: 1`, does not matter; letters next to digits are part of the number. Forms that began after `asOf` do not count. Undefined
 * if no form is on record.
 *
 * @example
 * checkTaxId(numbersOf('KE').taxIds, 'P051365947M', '2026-11-21')?.forms?.[0]?.id // 'ke-pin'
 * checkTaxId(numbersOf('KE').taxIds, '12345', '2026-11-21') // { problem: 'form', names: ['KRA PIN'] }
 */
export function checkTaxId(
  formsOfCountry: readonly TaxIdForm[],
  text: string,
  asOf: string,
): TaxIdCheck | undefined {
  const forms = formsOfCountry.filter(({ id, since = '' }) => {
    const isExcluded = id !== 'us-ein' && id.startsWith('us-') && writtenAsEin.test(text);
    return since <= asOf && !isExcluded;
  });
  if (forms.length === 0) return undefined;
  const numbers = writtenNumbers(text, forms);
  const shaped = forms.filter(({ pattern }) =>
    numbers.some((number) => tablePattern(pattern).test(number)),
  );
  const valid = shaped.filter((form) =>
    numbers.some(
      (number) => tablePattern(form.pattern).test(number) && hasCheckDigit(form, number),
    ),
  );
  if (valid.length > 0) return { forms: valid };
  const padded = forms.filter(
    (form) =>
      form.mayLackZero &&
      numbers.some(
        (number) =>
          tablePattern(form.pattern).test(`0${number}`) && hasCheckDigit(form, `0${number}`),
      ),
  );
  if (padded.length > 0) return { problem: 'leading-zero', names: padded.map(({ name }) => name) };
  const [problem, of] =
    shaped.length > 0 ? (['check-digit', shaped] as const) : (['form', forms] as const);
  return { problem, names: [...new Set(of.map(({ name }) => name))] };
}

/** Returns a number as it is written, and without a label in front: a word set apart, or the name of one of the forms. */
function writtenNumbers(text: string, forms: readonly TaxIdForm[]): readonly string[] {
  const written = compactNumber(text);
  const names = forms.flatMap(({ name }) => compactNumber(name));
  const label = ['TIN', 'VAT', ...names].find((one) => written.startsWith(one)) ?? '';
  return [
    written,
    compactNumber(withoutLabel(text)),
    written.slice(label.length).replace(/^[:#]/, ''),
  ];
}

/** Returns the date that a tax number embeds. Undefined if it has none, or may be of a kind that has none. */
export function dateInTaxId(
  forms: readonly TaxIdForm[],
  text: string,
  asOf: string,
): EmbeddedDate | undefined {
  const valid = checkTaxId(forms, text, asOf)?.forms ?? [];
  const found = valid.map((form) =>
    writtenNumbers(text, forms)
      .filter((number) => tablePattern(form.pattern).test(number))
      .map((number) => embeddedDate(form.dates ?? [], checkedPart(form, number)))
      .at(0),
  );
  return found.includes(undefined) ? undefined : found[0];
}

/** Returns the names of those numbers of a country that businesses use today. */
export const businessNamesOf = (forms: readonly TaxIdForm[]): readonly string[] => {
  const current = forms.filter(
    ({ holder, until, unconfirmed }) => holder !== 'person' && !until && !unconfirmed,
  );
  return [...new Set((current.length > 0 ? current : forms).map(({ name }) => name))];
};

/** A number written like an EIN, which has as many digits as a US social security number. */
const writtenAsEin = /^\s*\d{2}-\d{7}\s*$/;

/** A number written like a US social security number, which has as many digits as an EIN. */
const writtenAsSsn = /^\s*\d{3}-\d{2}-\d{4}\s*$/;

/** Returns true if all forms of a number are those of persons, or it is written like one. */
export const isOfPerson = (forms: readonly TaxIdForm[], text: string): boolean =>
  forms.every(({ holder }) => holder === 'person') ||
  (writtenAsSsn.test(text) && forms.some(({ id }) => id === 'us-ssn'));
