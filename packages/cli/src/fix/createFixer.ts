import type { Finding, Fix } from '@passmuster/findings';
import type { DocumentDates } from '@passmuster/kyc';
import type { Check } from '../checks/check.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { createCheck } from '../checks/createCheck.ts';
import { customerReviewer } from '../checks/customerCheck.ts';
import { choiceFixes } from './choiceFixes.ts';

/** What was found in a value, and what is certain to be right instead. */
export interface FixableValue {
  readonly findings: readonly Finding[];
  /** Returns fixes of the findings, each tried: at most one for each finding. */
  readonly fixes: () => readonly Fix[];
}

/** Checks a value as the check of its kind does. Never throws on data. */
export type Fixer = (value: unknown, documentDates?: DocumentDates) => FixableValue;

const withFixes =
  (
    check: Check,
    fixesOf: (value: unknown, findings: readonly Finding[]) => readonly Fix[],
  ): Fixer =>
  (value) => {
    const findings = check(value);
    return { findings, fixes: () => fixesOf(value, findings) };
  };

/** Returns a fixer that checks values of a kind and corrects what is certain. Addresses and phone numbers are never changed. */
export async function createFixer(settings: CheckSettings): Promise<Fixer> {
  const { kind, asOf } = settings;
  if (kind === 'customer') {
    const [{ fixesOf }, { review }] = await Promise.all([
      import('@passmuster/kyc'),
      customerReviewer(settings),
    ]);
    return (draft, documentDates) => {
      const found = review(draft, { asOf, documentDates });
      return { findings: found.findings, fixes: () => fixesOf({ draft, documentDates }, found) };
    };
  }
  const check = await createCheck(settings);
  if (kind === 'wallet') return withFixes(check, choiceFixes(kind, check));
  if (kind !== 'bank') return withFixes(check, () => []);
  const { fixesOfBankAccount } = await import('@passmuster/bank');
  const choices = choiceFixes(kind, check);
  return withFixes(check, (value, findings) => {
    const fixes = fixesOfBankAccount(value, findings);
    const isFixed = ({ path }: Fix): boolean => fixes.some((fix) => fix.path[0] === path[0]);
    return [...fixes, ...choices(value, findings).filter((fix) => !isFixed(fix))];
  });
}
