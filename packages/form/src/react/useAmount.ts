import { useState } from 'react';
import type { Amount, AmountFormat } from '../amounts/amount.ts';
import { formatAmount } from '../amounts/formatAmount.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import type { AmountValue } from '../values/customerValues.ts';
import { isUnread } from '../values/unread.ts';
import { type Field, type TextProps, useField } from './useField.ts';

/** A field that holds an amount. */
export interface AmountField
  extends Omit<Field<AmountValue>, 'inputProps' | 'selectProps' | 'checkboxProps' | 'radioProps'> {
  /** For the text input. */
  readonly inputProps: TextProps & { readonly inputMode: 'decimal' };
  /** What was understood, with its unit: `NGN 1,250.00`. Absent if nothing was. */
  readonly shown: string | undefined;
  /** Two readings of what was typed: ask which one is meant, and call `choose`. */
  readonly candidates: readonly [Amount, Amount] | undefined;
  readonly choose: (amount: Amount) => void;
}

/** What a person is typing, and the value it was read as. */
interface Typed {
  readonly text: string;
  readonly value: AmountValue;
}

/**
 * Returns an amount by its path. What is typed stays as it is while it is typed; once the field is left, it is shown as the
 * locale writes it. Text that isn't one amount is kept as `{ unread }`, and the review says so.
 */
export function useAmount(path: string, format: AmountFormat): AmountField {
  const field = useField<AmountValue>(path);
  const [typed, setTyped] = useState<Typed>();
  const { value, setValue, inputProps } = field;
  const written = isUnread(value)
    ? value.unread
    : formatAmount(value ?? '', { ...format, unit: undefined });
  // A value that came from elsewhere, such as a fix, replaces what was typed.
  const text = typed && isSame(typed.value, value) ? typed.text : written;
  const parsed = parseAmount(text, format);
  const enter = (next: string): void => {
    const read = parseAmount(next, format);
    const entered = read.value ?? (read.invalid === 'blank' ? '' : { unread: next });
    setTyped({ text: next, value: entered });
    setValue(entered);
  };
  return {
    ...field,
    inputProps: {
      ...inputProps,
      value: text,
      inputMode: 'decimal',
      onChange: ({ target }) => enter(target.value),
      onBlur() {
        setTyped(undefined);
        inputProps.onBlur();
      },
    },
    shown: parsed.shown,
    candidates: parsed.candidates,
    choose(amount) {
      setTyped(undefined);
      setValue(amount.value);
    },
  };
}

const isSame = (one: AmountValue, other: AmountValue): boolean =>
  isUnread(one) && isUnread(other) ? one.unread === other.unread : one === other;
