import { amountCases } from '@passmuster/testing/contract/amounts';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../../review/reviewBusinessCustomer.ts';
import { changed } from '../../testing/changed.ts';
import { strict } from '../strict.ts';

test.each(amountCases)(
  'payments of $payments beside an income of $income are flagged: $isFlagged (SPEC-GAP 5)',
  ({ payments, income, isFlagged }) => {
    const draft = changed({
      expected_monthly_payments_usd: payments,
      expected_monthly_income: income,
    });
    const { findings } = reviewBusinessCustomer(draft, { asOf, preset: strict });
    expect(findings.map(({ path }) => path.join('.'))).toEqual(
      isFlagged ? ['expected_monthly_payments_usd'] : [],
    );
  },
);
