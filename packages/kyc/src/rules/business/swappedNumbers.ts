import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { practice } from '../../rule/sources.ts';
import { swapOf } from '../../rule/swapOf.ts';
import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';

/** Registration number and tax number are in each other's fields: each has a form of the other in its country, and none of its own. */
export const swappedNumbers = defineRule({
  id: 'business/swapped-numbers',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Numbers'),
  data: ({ taxIdsVersion, registrationNumbersVersion }) => [
    taxIdsVersion,
    registrationNumbersVersion,
  ],
  message: 'registration_number and tax_identification_number are swapped',
  remedy: 'Registration number and tax number look swapped. Swap them.',
  load: loadAllNumberTables,
  reads: {
    registration_number: isText,
    tax_identification_number: isText,
    'registered_address.country': isText,
  },
  check(business, { asOf, memoize, report, table }) {
    const country = memoize(countryOf, business['registered_address.country']) ?? '';
    const { taxIds, registrationNumbers } = table.numbersOf(country);
    // Where other forms are in use too, a number in a known form may still be of another kind.
    if (registrationNumbers.some(({ others }) => others)) return;
    const isTaxId = (text: string): boolean =>
      table.checkTaxId(taxIds, text, asOf)?.forms !== undefined;
    const isRegisterNumber = (text: string): boolean => {
      const found = table.checkRegistrationNumber(registrationNumbers, text);
      return found !== undefined && found.problem === undefined;
    };
    const register = shortText(business.registration_number);
    const tax = shortText(business.tax_identification_number);
    if (!isTaxId(register) || isRegisterNumber(register)) return;
    if (isRegisterNumber(tax) && !isTaxId(tax)) report(['registration_number']);
  },
  fix: (business) => swapOf(business, 'registration_number', 'tax_identification_number'),
});
