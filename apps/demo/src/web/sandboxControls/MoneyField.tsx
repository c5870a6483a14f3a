import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { AmountInput, type AmountInputProps } from '../ui/AmountInput.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { amountProblem } from './amountProblem.ts';

/** An amount to move, and why it can't be sent, once somebody has tried. */
export function MoneyField({
  label,
  isTried,
  ...input
}: AmountInputProps & { readonly label: string; readonly isTried: boolean }): ReactElement {
  const t = useText();
  const { id, decimals = 2 } = input;
  const problem = isTried ? amountProblem(input.value, input) : undefined;
  // The control itself asks which amount is meant.
  const text =
    problem === 'too-many-decimals'
      ? t('This amount has too many decimals. Enter {count} at most.', { count: decimals })
      : problem === 'not-above-zero' && t('This amount can’t be moved. Enter digits above zero.');
  return (
    <div className={`${field.field} ${field.c6} ${field.p6}`}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <AmountInput {...input} {...(text && { problemId: `${id}-problem` })} />
      {text && (
        <div role="alert">
          <Finding id={`${id}-problem`} tone="error" text={text} />
        </div>
      )}
    </div>
  );
}
