import { everyOutcome } from '@passmuster/testing/everyOutcome';
import { describe, expect, test } from 'vitest';
import type { Catalog } from './catalog.ts';
import { review } from './review.ts';
import type { SubjectRule } from './subjectRule.ts';

const texts = {
  severity: 'error',
  basis: 'practice',
  source: { title: 'This test' },
  message: 'Wrong',
  remedy: 'Enter another one.',
} as const;

/** Returns a rule in JavaScript, which no type has checked. */
const ruleOf: (id: string, run: () => unknown) => SubjectRule = (id, run) => ({
  ...texts,
  id,
  reads: {},
  check: (_, context) => {
    context.report(['name']);
    return run();
  },
});

/** What a rule must not do: throw, or return a promise or what can't be told from one. */
const failing = (name: string): boolean =>
  /^(?:throws|rejects|resolves|never)|then|proxy/.test(name);

describe('a rule that', () => {
  test.each(everyOutcome())('%s loses no finding, its own or of the next rule', (name, run) => {
    const rules = [ruleOf('test/any', run), ruleOf('test/next', () => undefined)];
    const { findings, ready } = review({}, rules, { asOf: '2026-11-21' });
    const found = findings.map(({ rule }) => rule).toSorted();
    const failed = failing(name) ? ['internal/rule-failed'] : [];
    expect(found).toEqual([...failed, 'test/any', 'test/next']);
    expect(ready).toBe(false);
  });
});

describe('a catalog', () => {
  const remediesOf: (value: unknown) => Catalog = (value) =>
    Object.defineProperty({ locale: 'fr' } as Catalog, 'remedies', { value });
  const made = everyOutcome().filter(([name]) => name.startsWith('returns'));
  test.each(made)('whose remedies are what a callback %s loses no finding', (_, make) => {
    for (const value of [make(), { 'test/any': make() }]) {
      const options = { asOf: '2026-11-21', catalog: remediesOf(value) };
      const { findings } = review({}, [ruleOf('test/any', () => undefined)], options);
      expect(findings.map(({ rule }) => rule)).toEqual(['test/any']);
      expect(typeof findings[0]?.remedy).toBe('string');
    }
  });

  test.each(['', 'x', 'no-such-locale-at-all', '\u0000'])(
    'with the locale %j loses no finding',
    (locale) => {
      const catalog = { locale, remedies: { 'test/any': 'En {country:name}' } };
      const rule: SubjectRule = {
        ...ruleOf('test/any', () => undefined),
        check: (_, { report }) => report(['name'], { country: 'NG' }),
      };
      const { findings } = review({}, [rule], { asOf: '2026-11-21', catalog });
      expect(findings.map((finding) => finding.rule)).toEqual(['test/any']);
    },
  );
});
