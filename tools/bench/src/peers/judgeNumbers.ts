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

/** Returns the texts that differ from a number in one digit. */
const mistyped = (text: string): readonly string[] =>
  Array.from(text, (character, at) => {
    const other = String((Number(character) + 1) % 10);
    return /\d/.test(character) ? text.slice(0, at) + other + text.slice(at + 1) : text;
  });

/**
 * Judges the numbers of one kind. It belongs in the fields that take one of its valid numbers; a valid number is taken
 * by one of them, and a wrong one by none. A kind that no field takes does not belong to businesses, so nothing is
 * known of its wrong numbers. A field that takes everything but wrong check digits judges a number if it refuses a
 * change of one digit. Each field is reviewed by itself: the same number in both has a finding of its own.
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
  const taken = new Map(
    cases.map((one) => [one, judging.filter((field) => takes(field, one.text))] as const),
  );
  const own = new Set(cases.flatMap((one) => (one.isValid ? (taken.get(one) ?? []) : [])));
  const verdictOnValid = (text: string, by: readonly Field[]): Verdict => {
    if (by.length > 0) return 'same';
    const quiet = careless.filter((field) => takes(field, text));
    if (quiet.length === 0) return covered.length === 0 ? 'unknown' : 'different';
    const isChecked = quiet.some((field) => mistyped(text).some((wrong) => !takes(field, wrong)));
    return isChecked ? 'same' : 'unknown';
  };
  const verdictOnWrong = (text: string, by: readonly Field[]): Verdict => {
    if (careless.some((field) => !takes(field, text))) return 'same';
    if (own.size === 0) return 'unknown';
    return by.some((field) => own.has(field)) ? 'different' : 'same';
  };
  return cases.map((one) => {
    const verdictOn = one.isValid ? verdictOnValid : verdictOnWrong;
    return [one, verdictOn(one.text, taken.get(one) ?? [])] as const;
  });
}
