import type { LegalFamily } from '../legalForm/legalFormInName.ts';
import { tablePattern } from '../lookup/tablePattern.ts';
import { hasCheckDigit } from './hasCheckDigit.ts';
import type { RegistrationNumberForm } from './registrationNumberForm.ts';
import { withoutLabel } from './withoutLabel.ts';

/** What a register number reveals, or the reason why it is none. */
export type RegistrationNumberCheck =
  | { readonly problem: 'form' | 'check-digit'; readonly names: readonly string[] }
  | {
      readonly problem?: undefined;
      /** Year of registration, or its last two digits. */
      readonly year?: number;
      /** Legal forms that have such numbers. */
      readonly families?: readonly LegalFamily[];
    };

/**
 * Reads a company register number by the forms of a country. Undefined if no form is on record. Letter case,
 * spaces and a label in front, such as `No.`, do not matter.
 *
 * @example
 * const { registrationNumbers } = numbersOf('ZA');
 * checkRegistrationNumber(registrationNumbers, '2017/123456/07') // { year: 2017, families: ['limited-company'] }
 */
export function checkRegistrationNumber(
  forms: readonly RegistrationNumberForm[],
  text: string,
): RegistrationNumberCheck | undefined {
  if (forms.length === 0) return undefined;
  const number = capitals(text);
  const bare = number.replace(
    /^(?:(?:REG(?:ISTRATION)?|COMPANY)\.?)?(?:NO|NUMBER|NUM|N°|Nº)?[.:#]*/,
    '',
  );
  const named = capitals(withoutLabel(text));
  const slashed = capitals(text.trim().replace(/\s+/g, '/'));
  const plain = [bare, named].map((one) => one.replace(/[-./]/g, ''));
  const written = [number, bare, named, slashed, ...plain];
  const shaped = forms.flatMap((form) => {
    const matched = written.find((one) => tablePattern(anchored(form)).test(one));
    return matched === undefined ? [] : [{ form, matched }];
  });
  const valid = shaped.find(({ form, matched }) =>
    hasCheckDigit({ ...form, pattern: anchored(form) }, matched),
  );
  if (valid) return whatItReveals(valid.form, valid.matched);
  if (shaped.length > 0) {
    return { problem: 'check-digit', names: namesOf(shaped.map(({ form }) => form)) };
  }
  return forms.some(({ others }) => others) ? {} : { problem: 'form', names: namesOf(forms) };
}

const capitals = (text: string): string =>
  text.slice(0, 120).normalize('NFKC').toUpperCase().replace(/\s/g, '');

/** Returns the names of forms, without those that only one source knows, unless there are no others. */
function namesOf(forms: readonly RegistrationNumberForm[]): readonly string[] {
  const confirmed = forms.filter(({ unconfirmed }) => !unconfirmed);
  return [...new Set((confirmed.length > 0 ? confirmed : forms).map(({ name }) => name))];
}

const anchored = ({ pattern }: RegistrationNumberForm): string => `^(?:${pattern})$`;

function whatItReveals(form: RegistrationNumberForm, number: string): RegistrationNumberCheck {
  const { year, kind = '' } = tablePattern(anchored(form)).exec(number)?.groups ?? {};
  const kinds = form.kinds?.[kind] ?? (/^\d/.test(kind) ? form.kinds?.['digits'] : undefined);
  const families = kinds?.split(' ') as LegalFamily[] | undefined;
  return { ...(year && { year: Number(year) }), ...(families && { families }) };
}
