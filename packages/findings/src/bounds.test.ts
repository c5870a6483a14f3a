import { describe, expect, test } from 'vitest';
import { review } from './review.ts';
import { asOf, overLimit, tall } from './testing/peopleRules.ts';

describe('bounds', () => {
  const people = (count: number) => Array.from({ length: count }, () => ({ height: 1, weight: 9 }));

  test.each([
    { count: 200, listed: 200, more: undefined },
    { count: 201, listed: 201, more: '1 more findings are not listed' },
    { count: 1000, listed: 201, more: '800 more findings are not listed' },
  ])('of $count findings $listed are listed', ({ count, listed, more }) => {
    const { findings, ready } = review({ people: people(count) }, [tall], { asOf });
    expect(findings).toHaveLength(listed);
    expect(findings.find(({ rule }) => rule === 'internal/more-findings')?.message).toBe(more);
    expect(ready).toBe(false);
  });

  test('errors are listed first, however many warnings were found before', () => {
    const { findings } = review({ people: people(300), limit: 1 }, [overLimit, tall], { asOf });
    expect(new Set(findings.slice(0, 200).map(({ rule }) => rule))).toEqual(
      new Set(['person/tall']),
    );
    expect(findings.at(-1)?.parameters).toEqual({ count: 400 });
  });

  test('findings made elsewhere are counted with the others, what they left out too', () => {
    const extraFindings = review({ people: people(900) }, [tall], { asOf }).findings;
    const { findings } = review({ people: people(150) }, [tall], { asOf, extraFindings });
    expect(findings).toHaveLength(201);
    expect(findings.at(-1)?.parameters).toEqual({ count: 900 + 150 - 200 });
  });

  test.each([
    { subject: { people: people(1000) }, at: undefined },
    { subject: { people: people(1001) }, at: 'people' },
    { subject: { people: new Array(4_000_000_000) }, at: 'people' },
    { subject: { crew: Array(5).fill({ people: people(999) }) }, at: undefined },
    { subject: { crew: Array(5).fill({ people: people(1000) }) }, at: '' },
  ])('a list that is too long is one finding at $at, and no rule reads it', ({ subject, at }) => {
    const { findings, audit } = review(subject, [overLimit], { asOf });
    const tooMany = findings.filter(({ rule }) => rule === 'input/too-many');
    expect(tooMany.map(({ path }) => path.join('.'))).toEqual(at === undefined ? [] : [at]);
    if (at !== undefined) expect(audit.rules[0]?.checked).toBe(0);
  });

  test('the limits can be raised', () => {
    const limits = { perList: 2000, perBody: 2000 };
    const { findings } = review({ people: people(1001) }, [tall], { asOf, limits });
    expect(findings[0]?.rule).toBe('person/tall');
  });

  test('a list that a schema has already refused is not reported twice', () => {
    const subject = { people: people(1001) };
    const extraFindings = review(subject, [tall], { asOf }).findings;
    expect(review(subject, [tall], { asOf, extraFindings }).findings).toHaveLength(1);
  });
});
