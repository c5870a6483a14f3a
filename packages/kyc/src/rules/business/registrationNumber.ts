import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isOneOf, isText } from '../../rule/guards.ts';
import { rewrittenNumber } from '../../rule/rewrittenNumber.ts';

/** Legal forms that company registers enter. Others may have numbers of other registers, or none. */
const isRegistered = /* @__PURE__ */ isOneOf([
  'B_CORPORATION',
  'C_CORPORATION',
  'S_CORPORATION',
  'CLOSE_CORPORATION',
  'LIMITED_LIABILITY_COMPANY',
  'LIMITED_LIABILITY_PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'NON_US',
]);

async function load() {
  const [registration, { registrationNumbersVersion }, placeholders, { legalFormInName }] =
    await Promise.all([
      import('../../tables/registrationNumber/checkRegistrationNumber.ts'),
      import('../../tables/registrationNumber/registrationNumbers.generated.ts'),
      import('../../tables/name/isPlaceholder.ts'),
      import('../../tables/legalForm/legalFormInName.ts'),
    ]);
  return { ...registration, ...placeholders, registrationNumbersVersion, legalFormInName };
}

/**
 * A register number must have the form of its country, and the year in it must be that of the registration. This
 * doesn't show that the company exists. Countries without one form for all companies are not checked.
 */
export const registrationNumber = defineRule({
  id: 'business/registration-number',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'Company registers, as collected by org-id.guide and python-stdnum',
    section: 'see data/registrationNumbers.json',
    url: 'https://org-id.guide/',
  },
  data: ({ registrationNumbersVersion }) => [registrationNumbersVersion],
  load,
  message: 'registration_number is in no format used in {country}: {name}',
  remedy:
    "This number isn't in the format used in this country ({country:name}: {name}). Copy it from the certificate of registration.",
  texts: {
    placeholder: {
      message: 'registration_number looks like a placeholder',
      remedy:
        'This looks like a placeholder. Copy the number from the certificate of registration.',
    },
    year: {
      message: 'The year in registration_number is not the year of registration_date',
      remedy:
        "The year in this number isn't the year of registration. Compare both with the certificate of registration.",
    },
    kind: {
      message:
        'registration_number belongs to a {kind}, but business_name ends in another legal form',
      remedy:
        'This number belongs to another legal form than the name shows. Compare both with the certificate of registration.',
    },
  },
  reads: {
    business_name: isAnything,
    registration_number: isText,
    registration_date: isAnything,
    business_type: isAnything,
    'registered_address.country': isCountryCode,
  },
  check(values, { report, table }) {
    const { registration_number: number, 'registered_address.country': country } = values;
    const path = ['registration_number'];
    if (table.isPlaceholderNumber(number) || table.isPlaceholder('text', number)) {
      report(path, 'placeholder');
      return;
    }
    const found = table.checkRegistrationNumber(country, number);
    if (found?.hasForm === false && isRegistered(values.business_type)) {
      report(path, { country, name: found.name });
    }
    const name = typeof values.business_name === 'string' ? values.business_name : '';
    const family = table.legalFormInName(country, name);
    if (found?.hasForm && found.families && family && family !== 'ambiguous') {
      const [kind = ''] = found.families;
      if (!found.families.includes(family)) report(path, 'kind', { kind });
    }
    const date = values.registration_date;
    if (found?.hasForm && found.year && typeof date === 'string' && /^\d{4}-/.test(date)) {
      if (found.year !== Number(date.slice(0, 4))) report(path, 'year');
    }
  },
  fix(values, { finding, table }) {
    const { registration_number: number, 'registered_address.country': country } = values;
    const value =
      finding.text === undefined
        ? rewrittenNumber(
            number,
            (text) => table.checkRegistrationNumber(country, text)?.hasForm === true,
          )
        : undefined;
    return value === undefined ? [] : [{ path: ['registration_number'], value }];
  },
});
