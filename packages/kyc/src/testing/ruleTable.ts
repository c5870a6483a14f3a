import { loadTables, review, type SubjectRule } from '@passmuster/findings';
import { customerSample, sampleDay } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { givenDatesOf } from '../rule/givenDates.ts';
import { type Changes, changed } from './changed.ts';
import { subjectOf } from './subjectOf.ts';

/** One line of a rule's table: what is changed in the example, and where the rule then reports a finding. */
export interface RuleRow {
  readonly why: string;
  /** `documentDates` stands for the dates that a caller gives beside the application. */
  readonly set: Changes;
  readonly asOf?: string;
  /** Dotted paths; none if the rule finds nothing. */
  readonly finds: readonly string[];
  /** What the remedy must contain, such as a suggestion. */
  readonly says?: string;
}

export interface RuleTable {
  readonly rule: SubjectRule;
  readonly rows: readonly RuleRow[];
  /** What the rows change. */
  readonly example: unknown;
}

/** Every table seen so far: the rules page takes its examples from here. */
export const ruleTables: RuleTable[] = [];

/** Declares a rule's table, and tests it line by line. Outside a test run it only declares. */
export function ruleTable(
  rule: SubjectRule,
  rows: readonly RuleRow[],
  example: unknown = customerSample,
): void {
  ruleTables.push({ rule, rows, example });
  if (!process.env['VITEST']) return;
  describe(rule.id, () => {
    test.each(rows)('$why: finds $finds', async ({ set, asOf = sampleDay, finds, says = '' }) => {
      const tables = await loadTables({ rules: [rule] });
      const subject = subjectOf(changed(set, example));
      const related = { documentDates: givenDatesOf(subject) };
      const { findings } = review(subject.draft, [rule], { asOf, tables, related });
      expect(findings.map(({ path }) => path.join('.'))).toEqual(finds);
      for (const { message, remedy, parameters = {} } of findings) {
        expect(message + remedy).not.toMatch(/[{}]/);
        expect(Object.values(parameters)).not.toContain('');
        expect(parameters['field'] ?? '').not.toMatch('/');
        expect(remedy).toContain(says);
      }
    });
    if (rule.fix) {
      test('its fix removes its finding and adds no error', async () => {
        const { expectFixLaw } = await import('./expectFixLaw.ts');
        const fixes = rows.flatMap(({ set, asOf = sampleDay }) =>
          expectFixLaw(changed(set, example), asOf),
        );
        expect(fixes.map((fix) => fix.rule)).toContain(rule.id);
      });
    }
    test('has a line on each side', () => {
      expect(new Set(rows.map(({ finds }) => finds.length > 0)).size).toBe(2);
    });
  });
}
