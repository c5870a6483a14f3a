import type { CustomerReviewer } from '@passmuster/kyc';
import type { PeerCase, Verdict } from './peerCase.ts';

type Field = 'tax-id' | 'registration-number';
const fields: readonly Field[] = ['tax-id', 'registration-number'];

export interface NumberJudge {
  readonly reviewer: CustomerReviewer;
  readonly asOf: string;
  /** Returns the subjects that are checked in a country. */
  subjectsOf(country: string): Promise<ReadonlySet<string>>;
}

/** A text without a number. A field that takes it takes everything. */
const noNumber = 'no number';

/**
 * Judges the numbers of one kind. It belongs in the fields that take one of its valid numbers; a valid number is taken by one of
 * them, and a wrong one by none. A kind that no field takes does not
 * belong to businesses, so nothing is known of its wrong numbers.
 */
export async function judgeNumbers(
  cases: readonly PeerCase[],
  { reviewer, asOf, subjectsOf }: NumberJudge,
): Promise<readonly (readonly [PeerCase, Verdict])[]> {
  const country = cases[0]?.country ?? '';
  const subjects = await subjectsOf(country);
  const fieldsTaking = (text: string): readonly Field[] => {
    const draft = {
      business_type: 'NON_US',
      registered_address: { country },
      tax_identification_number: text,
      registration_number: text,
    };
    const noticed = reviewer.review(draft, { asOf }).findings.map(({ rule }) => rule);
    return fields.filter((field) => !noticed.includes(`business/${field}`));
  };
  const covered = fields.filter((field) => subjects.has(field));
  const careless = covered.filter((field) => fieldsTaking(noNumber).includes(field));
  const judging = covered.filter((field) => !careless.includes(field));
  const taken = cases.map((one) => {
    const by = fieldsTaking(one.text);
    return [one, judging.filter((field) => by.includes(field))] as const;
  });
  const own = new Set(taken.flatMap(([{ isValid }, by]) => (isValid ? by : [])));
  return taken.map(([one, by]) => {
    if (judging.length === 0) return [one, 'unknown'];
    if (one.isValid && by.length > 0) return [one, 'same'];
    if (one.isValid) return [one, careless.length > 0 ? 'unknown' : 'different'];
    if (own.size === 0) return [one, 'unknown'];
    return [one, by.some((field) => own.has(field)) ? 'different' : 'same'];
  });
}
