import type { LegalFamily } from '../legalForm/legalFormInName.ts';
import { tablePattern } from '../lookup/tablePattern.ts';
import { registrationNumbers } from './registrationNumbers.generated.ts';

/** What a register number reveals, or that it does not have the form of the country. */
export type RegistrationNumberCheck =
  | { readonly hasForm: false; readonly name: string }
  | {
      readonly hasForm: true;
      /** Year of registration. */
      readonly year?: number;
      /** Legal forms that have such numbers. */
      readonly families?: readonly LegalFamily[];
    };

/**
 * Reads a company register number. Undefined if no form is on record for the country. Letter case,
 * spaces and a label in front, such as `No.`, do not matter.
 *
 * @example
 * checkRegistrationNumber('ZA', '2017/123456/07') // { hasForm: true, year: 2017, families: ['limited-company'] }
 */
export function checkRegistrationNumber(
  country: string,
  text: string,
): RegistrationNumberCheck | undefined {
  const [form] =
    (Object.hasOwn(registrationNumbers, country) && registrationNumbers[country]) || [];
  if (!form) return undefined;
  const number = text.slice(0, 120).normalize('NFKC').toUpperCase().replace(/\s/g, '');
  const pattern = tablePattern(`^(?:${form.pattern})$`);
  const bare = number.replace(
    /^(?:(?:REG(?:ISTRATION)?|COMPANY)\.?)?(?:NO|NUMBER|NUM|N°|Nº)?[.:#]*/,
    '',
  );
  const found =
    pattern.exec(number) ?? pattern.exec(bare) ?? pattern.exec(bare.replace(/[-./]/g, ''));
  if (!found) return { hasForm: false, name: form.name };
  const { year, kind = '' } = found.groups ?? {};
  const families = form.kinds?.[kind]?.split(' ') as LegalFamily[] | undefined;
  return {
    hasForm: true,
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(families === undefined ? {} : { families }),
  };
}
