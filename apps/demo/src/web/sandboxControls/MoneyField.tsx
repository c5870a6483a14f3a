import { type AmountValue, isUnread } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { AmountInput, type AmountInputProps } from '../ui/AmountInput.tsx';
import field from '../ui/Field.module.css';

/** Returns whether an amount was read, and is more than nothing. */
export const isAboveZero = (value: AmountValue): value is string =>
  !isUnread(value) && /[1-9]/u.test(value);

/** An amount to move, and why it can't be sent, once somebody has tried. */
export function MoneyField({
  label,
  isTried,
  ...input
}: AmountInputProps & { readonly label: string; readonly isTried: boolean }): ReactElement {
  const t = useText();
  const { id, value, decimals = 2 } = input;
  const text = t(
    'This amount can’t be used. Enter a number above zero, with {count} decimals at most.',
    {
      count: decimals,
    },
  );
  return (
    <div className={`${field.field} ${field.c6} ${field.p6}`}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <AmountInput {...input} problem={isTried && !isAboveZero(value) ? text : undefined} />
    </div>
  );
}
