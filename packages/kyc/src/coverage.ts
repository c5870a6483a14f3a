import type { DataVersion } from '@passmuster/findings';
import { neverChecked } from './audit/neverChecked.ts';
import { numberingPlans } from './rules/phone/numberingPlans.ts';
import { loadNumbers } from './tables/number/loadNumbers.ts';
import {
  type NumberCoverage,
  registrationNumberCoverage,
  taxIdCoverage,
} from './tables/number/numberCoverage.ts';

/** The parts of an application that are checked against facts about its country. */
export interface CoverageLine {
  readonly subject:
    | 'tax-id'
    | 'registration-number'
    | 'postal-code'
    | 'state'
    | 'phone'
    | 'legal-form';
  /** False if no form is on record: any text passes, without a finding. */
  readonly checked: boolean;
  /** What the numbers are called there, such as `KRA PIN`. */
  readonly names: readonly string[];
  /** Of tax and register numbers: how deep each is checked. */
  readonly numbers?: readonly NumberCoverage[];
  /** Why the register numbers of this country have no common form, so that any text with a digit passes. */
  readonly noCommonForm?: string;
  /** The table, and the day on which it was true. */
  readonly data: DataVersion;
}

/** What is checked for a country, and what is never checked anywhere. */
export interface Coverage {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lines: readonly CoverageLine[];
  readonly neverChecked: readonly string[];
}

/**
 * Returns the checks of a country, by which table as of which day. Loads those tables.
 *
 * @example
 * const { lines } = await coverage('KE');
 * lines[0]?.names // ['KRA PIN']
 */
export async function coverage(country: string): Promise<Coverage> {
  const [{ numbersOf, ...numbers }, postal, states, phones, forms, registers] = await Promise.all([
    loadNumbers([country]),
    import('./tables/postal/postalCodes.generated.ts'),
    import('./tables/subdivision/loadSubdivisions.ts'),
    import('@passmuster/phone/max'),
    import('./tables/legalForm/legalForms.generated.ts'),
    import('./tables/number/noCommonForm.generated.ts'),
  ]);
  const known = numbersOf(country);
  const { subdivisions, version } = await states.loadAllSubdivisions();
  const line = (
    subject: CoverageLine['subject'],
    checked: boolean,
    data: DataVersion,
  ): CoverageLine => ({ subject, checked, names: [], data });
  return {
    country,
    lines: [
      numbersLine('tax-id', taxIdCoverage(known), numbers.taxIdsVersion),
      {
        ...numbersLine(
          'registration-number',
          registrationNumberCoverage(known),
          numbers.registrationNumbersVersion,
        ),
        ...(Object.hasOwn(registers.noCommonForm, country) && {
          noCommonForm: registers.noCommonForm[country],
        }),
      },
      line(
        'postal-code',
        Object.hasOwn(postal.postalCodes, country) && postal.postalCodes[country] != null,
        postal.postalCodesVersion,
      ),
      line('state', Object.hasOwn(subdivisions, country), version),
      line('phone', Object.hasOwn(phones.maxMetadata.countries, country), numberingPlans),
      line('legal-form', Object.hasOwn(forms.legalForms, country), forms.legalFormsVersion),
    ],
    neverChecked,
  };
}

const numbersLine = (
  subject: CoverageLine['subject'],
  numbers: readonly NumberCoverage[],
  data: DataVersion,
): CoverageLine => ({
  subject,
  checked: numbers.length > 0,
  names: [...new Set(numbers.map(({ name }) => name))],
  numbers,
  data,
});
