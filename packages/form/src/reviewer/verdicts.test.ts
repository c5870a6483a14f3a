import { verdictSamples } from '@passmuster/testing/verdictSamples';
import { describe, expect, test } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { exampleValues } from '../testing/exampleValues.ts';
import { valuesOf } from '../values/valuesOf.ts';
import { directReviewer } from './directReviewer.ts';

const asOf = '2026-11-21';
const request = { asOf, language: 'en' };
const reviewer = directReviewer();

describe.each(['recommended', 'strict', 'spec'] as const)('under %s, an application', (preset) => {
  test.each(verdictSamples)(
    '$name has the verdict of the library',
    async ({ application, verdicts }) => {
      const values = valuesOf(application);
      const { review } = directReviewer({ preset });
      const { verdict, ready } = await review({ values, ...request });
      expect([verdict, ready]).toEqual([verdicts[preset], verdicts[preset] === 'clear']);
      const today = () => asOf;
      const form = createCustomerForm({ reviewer: directReviewer({ preset }), today, values });
      expect(await form.validate()).toMatchObject({ verdict });
      expect(form.state.verdict).toBe(verdict);
      form.close();
    },
  );
});

describe('what a person accepts', () => {
  const dated = () => {
    const values = exampleValues('us-llc');
    const [first, ...others] = Object(values['business_owners']);
    const dates = { issued: '', expires: '2026-11-20' };
    return { ...values, business_owners: [{ ...first, id_dates: dates }, ...others] };
  };
  const acceptance = (rule: string, path: string) => {
    return { rule, path, reason: 'The new one is on its way', by: 'Ada', until: asOf };
  };
  const expired = acceptance('document/unexpired', 'business_owners.0.id_dates.expires');

  test('is shown with the review, which is then clear', async () => {
    const before = await reviewer.review({ values: dated(), ...request });
    expect([before.verdict, before.ready]).toEqual(['look', false]);
    expect(before.open.findings.map(({ rule }) => rule)).toEqual(['document/unexpired']);
    const after = await reviewer.review({ values: dated(), ...request, accepted: [expired] });
    expect([after.verdict, after.ready, after.open.findings]).toEqual(['clear', true, []]);
    expect(after.acceptances).toEqual([
      { ...expired, path: ['business_owners', 0, 'id_dates', 'expires'], outcome: 'applied' },
    ]);
    expect(after.findings).toContainEqual(
      expect.objectContaining({ rule: 'document/unexpired', accepted: true }),
    );
  });

  test('has no effect on what it doesn’t name, and says so', async () => {
    const accepted = [acceptance('document/unexpired', 'documents.0')];
    const review = await reviewer.review({ values: dated(), ...request, accepted });
    expect([review.verdict, review.acceptances[0]?.outcome]).toEqual(['look', 'not-found']);
  });

  test('can be a finding of the form itself', async () => {
    const small = directReviewer({ maxBodyBytes: 100 });
    const values = exampleValues('us-llc');
    const accepted = [acceptance('form/body-size', '')];
    const review = await small.review({ values, ...request, accepted });
    expect([review.verdict, review.acceptances[0]?.outcome]).toEqual(['clear', 'applied']);
    expect((await small.review({ values, ...request })).verdict).toBe('look');
  });

  test('can’t be an amount that couldn’t be read', async () => {
    const values = { ...exampleValues('us-llc'), expected_monthly_income: { unread: 'x' } };
    const accepted = [acceptance('form/amount', 'expected_monthly_income')];
    const review = await reviewer.review({ values, ...request, accepted });
    expect([review.verdict, review.acceptances[0]?.outcome]).toEqual(['blocked', 'error']);
  });
});
