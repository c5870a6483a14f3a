import { applyFix, type Fix } from '@passmuster/findings';
import { expect } from 'vitest';
import { fixesOf } from '../review/fixesOf.ts';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { subjectOf } from './subjectOf.ts';

const { review } = await loadCustomerReviewer({ preset: 'strict' });

/**
 * Tests that each fix of an example removes its finding and adds no error, in a review of the whole application, and
 * returns the fixes. The property `documentDates` of an example stands for the dates beside it.
 */
export function expectFixLaw(example: unknown, asOf: string): readonly Fix[] {
  const { draft, documentDates } = subjectOf(example);
  const before = review(draft, { asOf, documentDates });
  const fixes = fixesOf({ draft, documentDates }, before);
  for (const fix of fixes) {
    const { value } = applyFix(draft, JSON.parse(JSON.stringify(fix)));
    const { findings } = review(value, { asOf, documentDates });
    expect(findings.map(keyOf)).not.toContain(keyOf(fix));
    const errors = findings.filter(({ severity }) => severity === 'error').map(keyOf);
    expect(before.findings.map(keyOf)).toEqual(expect.arrayContaining(errors));
  }
  return fixes;
}

const keyOf = ({ rule, path }: Pick<Fix, 'rule' | 'path'>): string => `${rule} ${path.join('.')}`;
