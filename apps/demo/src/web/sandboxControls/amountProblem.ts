import { type AmountValue, isUnread } from '@passmuster/form';
import { parseAmount } from '@passmuster/form/amounts';
import type { AmountInputProps } from '../ui/AmountInput.tsx';

/** Why an amount can't be sent. */
export type AmountProblem = 'ambiguous' | 'not-above-zero' | 'too-many-decimals';

/** Returns why an amount can't be sent; `undefined` if it can be. */
export function amountProblem(
  value: AmountValue,
  { decimals, unit }: Pick<AmountInputProps, 'decimals' | 'unit'>,
): AmountProblem | undefined {
  if (!isUnread(value)) return /[1-9]/u.test(value) ? undefined : 'not-above-zero';
  const { candidates, invalid } = parseAmount(value.unread, { locale: 'en', decimals, unit });
  if (candidates) return 'ambiguous';
  return invalid === 'too-many-decimals' ? invalid : 'not-above-zero';
}
