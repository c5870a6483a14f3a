import { tablePattern } from '../lookup/tablePattern.ts';
import type { RegistrationNumberForm } from './registrationNumberForm.ts';
import type { TaxIdForm } from './taxIdForm.ts';

/** What people write between the groups of a number. */
const separators = /[\s\-./_,()\u2010-\u2015]/;

const groupsOf = (text: string): readonly string[] => text.split(separators).filter(Boolean);

/** Returns a number as it is typed, in capitals, and in its groups. */
function typedNumber(text: string) {
  const number = text.slice(0, 100).normalize('NFKC').trim();
  const capitals = number.toUpperCase();
  return { number, capitals, groups: groupsOf(capitals) };
}

/** Returns letters and digits with the separators of `display`; undefined if it has more or fewer letters and digits. */
function asDisplayed(groups: readonly string[], display: string): string | undefined {
  const signs = [...groups.join('')];
  const shown = [...display].map((sign) => (separators.test(sign) ? sign : signs.shift()));
  return signs.length > 0 || shown.includes(undefined) ? undefined : shown.join('');
}

/**
 * Returns a tax number that has `forms` as it is usually written, if it has lowercase letters, or spaces that make other groups.
 * Hyphens, slashes and points are left as they are: documents of one country differ in them.
 *
 * @example
 * const { taxIds } = numbersOf('KE');
 * taxIdNotation(taxIds, 'p051365947 m') // 'P051365947M'
 * taxIdNotation(taxIds, 'P051365947M') // undefined
 */
export function taxIdNotation(forms: readonly TaxIdForm[], text: string): string | undefined {
  const { number, capitals, groups } = typedNumber(text);
  // With a label in front, such as “PIN”, the letters are not all of the number.
  if (!forms.some(({ pattern }) => tablePattern(pattern).test(groups.join('')))) return undefined;
  const shown = new Set(forms.flatMap(({ display = '' }) => asDisplayed(groups, display) ?? []));
  const [usual = capitals, ...others] = shown;
  // Written in groups, a number of two forms says which one it is.
  if (others.length > 0) return number === capitals ? undefined : capitals;
  const isInGroups = !/\s/.test(number) || groups.join(' ') === groupsOf(usual).join(' ');
  return number === capitals && isInGroups ? undefined : usual;
}

/**
 * Returns a register number in the notation of a form that has one, if it is written in another. Others are left as they are: the
 * numbers of Austria end in a lowercase letter.
 *
 * @example
 * const { registrationNumbers } = numbersOf('KE');
 * registrationNumberNotation(registrationNumbers, 'pvt 7xklm9y') // 'PVT-7XKLM9Y'
 */
export function registrationNumberNotation(
  forms: readonly RegistrationNumberForm[],
  text: string,
): string | undefined {
  const { number, groups } = typedNumber(text);
  for (const { pattern, display } of forms) {
    const usual = display && asDisplayed(groups, display);
    if (usual && tablePattern(`^(?:${pattern})$`).test(usual)) {
      return usual === number ? undefined : usual;
    }
  }
  return undefined;
}
