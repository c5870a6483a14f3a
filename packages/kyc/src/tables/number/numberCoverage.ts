import type { CountryNumbers } from './countryNumbers.ts';

/** How deep one kind of number is checked. Its form always is. */
export interface NumberCoverage {
  /** As the office calls it: `KRA PIN`. */
  readonly name: string;
  readonly checkDigit: boolean;
  /** What the number tells, and is compared: a date or year, whether a person has it, the legal form. */
  readonly embeds: readonly ('date' | 'holder' | 'legal-form')[];
  /** Other forms are in use too, so only a wrong check digit is reported. */
  readonly others?: true;
}

/** Returns how deep each tax number of a country is checked. */
export const taxIdCoverage = ({ taxIds }: CountryNumbers): readonly NumberCoverage[] =>
  taxIds.map(({ name, check, dates, holder }) => ({
    name,
    checkDigit: check !== undefined,
    embeds: [
      ...(dates ? ['date' as const] : []),
      ...(holder === 'person' ? ['holder' as const] : []),
    ],
  }));

/** Returns how deep each register number of a country is checked. */
export const registrationNumberCoverage = ({
  registrationNumbers,
}: CountryNumbers): readonly NumberCoverage[] =>
  registrationNumbers.map(({ name, check, kinds, pattern, others }) => ({
    name,
    checkDigit: check !== undefined,
    embeds: [
      ...(pattern.includes('?<year>') ? ['date' as const] : []),
      ...(kinds ? ['legal-form' as const] : []),
    ],
    ...(others && { others }),
  }));
