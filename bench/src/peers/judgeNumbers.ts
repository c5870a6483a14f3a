import type { CustomerReviewer } from '@passmuster/kyc';
import type { PeerCase, Verdict } from './peerCase.ts';

/** The fields for numbers, by the end of the id of the rule that checks them. */
const fieldNames = {
  'tax-id': 'tax_identification_number',
  'registration-number': 'registration_number',
} as const;
type Field = keyof typeof fieldNames;
const fields: readonly Field[] = ['tax-id', 'registration-number'];

export interface NumberJudge {
  readonly reviewer: CustomerReviewer;
  readonly asOf: string;
  /** Returns the subjects that are checked in a country. */
  subjectsOf(country: string): Promise<ReadonlySet<string>>;
}

/** A text with a digit that is not a number of any kind. A field that takes it takes everything. */
const noNumber = 'no number 0';

/**
 * Judges the numbers of one kind. It belongs in the fields that take one of its valid numbers; a valid number is taken
 * by one of them, and a wrong one by none. A kind that no field takes does not belong to businesses, so nothing is
 * known of its wrong numbers. Each field is reviewed by itself: the same number in both has a finding of its own.
 */
export async function judgeNumbers(
  cases: readonly PeerCase[],
  { reviewer, asOf, subjectsOf }: NumberJudge,
): Promise<readonly (readonly [PeerCase, Verdict])[]> {
  const country = cases[0]?.country ?? '';
  const subjects = await subjectsOf(country);
  const takes = (field: Field, text: string): boolean => {
    const business = { business_type: 'NON_US', registered_address: { country } };
    const draft = { ...business, [fieldNames[field]]: text };
    return reviewer
      .review(draft, { asOf })
      .findings.every(({ rule }) => rule !== `business/${field}`);
  };
  const covered = fields.filter((field) => subjects.has(field));
  const careless = covered.filter((field) => takes(field, noNumber));
  const judging = covered.filter((field) => !careless.includes(field));
  const taken = cases.map(
    (one) => [one, judging.filter((field) => takes(field, one.text))] as const,
  );
  const own = new Set(taken.flatMap(([{ isValid }, by]) => (isValid ? by : [])));
  return taken.map(([one, by]) => {
    if (judging.length === 0) return [one, 'unknown'];
    if (one.isValid && by.length > 0) return [one, 'same'];
    if (one.isValid) {
      const isQuiet = careless.some((field) => takes(field, one.text));
      return [one, isQuiet ? 'unknown' : 'different'];
    }
    if (own.size === 0) return [one, 'unknown'];
    return [one, by.some((field) => own.has(field)) ? 'different' : 'same'];
  });
}
