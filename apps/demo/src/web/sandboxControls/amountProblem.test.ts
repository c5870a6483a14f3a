import type { AmountValue } from '@passmuster/form';
import { expect, test } from 'vitest';
import { amountProblem } from './amountProblem.ts';

test.each<{ value: AmountValue; unit?: string; decimals?: number; problem: string | undefined }>([
  { value: '1000.5', unit: 'NGN', problem: undefined },
  { value: '0.00000001', decimals: 8, problem: undefined },
  { value: '', unit: 'NGN', problem: 'not-above-zero' },
  { value: '0', unit: 'NGN', problem: 'not-above-zero' },
  { value: { unread: '-3' }, unit: 'NGN', problem: 'not-above-zero' },
  { value: { unread: 'abc' }, unit: 'NGN', problem: 'not-above-zero' },
  { value: { unread: '1.2345' }, unit: 'NGN', problem: 'too-many-decimals' },
  { value: { unread: '0.123456789' }, decimals: 8, problem: 'too-many-decimals' },
  { value: { unread: '1.234' }, decimals: 8, problem: 'ambiguous' },
])('$value of $unit: $problem', ({ value, unit, decimals, problem }) => {
  expect(amountProblem(value, { unit, decimals })).toBe(problem);
});
