import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';

type NumberTables = Awaited<ReturnType<typeof loadAllNumberTables>>;

const names = ['business_name', 'trading_name'] as const;
const numbers = ['tax_identification_number', 'registration_number'] as const;

/** What the rule reads. */
type Fields = Readonly<
  Record<(typeof names)[number] | (typeof numbers)[number] | 'registered_address.country', unknown>
>;

/**
 * A name has one space between its words, and a number of a known form is written as in its country: in capitals, with the usual
 * groups. Numbers that their own rules report are left to them.
 */
export const notation = defineRule({
  id: 'business/notation',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: practice('Names and numbers'),
  data: ({ taxIdsVersion, registrationNumbersVersion }) => [
    taxIdsVersion,
    registrationNumbersVersion,
  ],
  load: loadAllNumberTables,
  message: '{field} has lowercase letters, or other groups than usual in its country',
  remedy:
    'This number is usually written in another way. Use capital letters, and spaces or hyphens as on the document.',
  texts: {
    spaces: {
      message: '{field} has several spaces in a row',
      remedy: 'There are several spaces in a row here. Use one.',
    },
  },
  reads: {
    business_name: isAnything,
    trading_name: isAnything,
    tax_identification_number: isAnything,
    registration_number: isAnything,
    'registered_address.country': isAnything,
  },
  check(values, { asOf, report, table }) {
    for (const field of names) {
      if (spaced(values[field]) !== undefined) report([field], 'spaces', { field });
    }
    for (const field of numbers) {
      if (numberMeant(field, values, asOf, table) !== undefined) report([field], { field });
    }
  },
  fix(values, { asOf, finding: { path }, table }) {
    const name = names.find((one) => one === path[0]);
    const number = numbers.find((one) => one === path[0]);
    const value = name ? spaced(values[name]) : number && numberMeant(number, values, asOf, table);
    return value === undefined ? [] : [{ path: [String(path[0])], value }];
  },
});

/** Returns a name with one space between its words, if it has more. */
function spaced(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const value = name.trim().replace(/\s{2,}/g, ' ');
  return value === name.trim() ? undefined : value;
}

/** Returns a number in its usual notation, if it has another. */
function numberMeant(
  field: (typeof numbers)[number],
  values: Fields,
  asOf: string,
  table: NumberTables,
): string | undefined {
  const { [field]: number, 'registered_address.country': country } = values;
  if (typeof number !== 'string' || typeof country !== 'string') return undefined;
  const { taxIds, registrationNumbers } = table.numbersOf(country);
  if (field === 'registration_number') {
    return table.registrationNumberNotation(registrationNumbers, number);
  }
  const { forms } = table.checkTaxId(taxIds, number, asOf) ?? {};
  return forms && table.taxIdNotation(forms, number);
}
