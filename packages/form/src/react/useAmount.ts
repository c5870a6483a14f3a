import { useState } from 'react';
import type { Amount, AmountFormat } from '../amounts/amount.ts';
import { inputText } from '../amounts/formatAmount.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import type { Fields } from '../application/fields.ts';
import type { AmountValue } from '../values/customerValues.ts';
import type { PlaceIn } from '../values/fieldPath.ts';
import { type Path, toPath } from '../values/path.ts';
import { isUnread } from '../values/unread.ts';
import { useForm } from './context.ts';
import type { Field, TextProps } from './field.ts';
import type { ScopedPath } from './scopedPath.ts';
import { useField } from './useField.ts';

/** An amount as a person types it. */
export interface AmountText {
  /** What the text input shows. */
  readonly text: string;
  /** Takes what was typed. */
  readonly enter: (text: string) => void;
  /** A person has left the input: from now on it shows the amount as the locale writes it. */
  readonly leave: () => void;
  /** What was understood, with its unit: `NGN 1,250.00`. Absent if nothing was. */
  readonly shown: string | undefined;
  /** Two readings of what was typed: ask which one is meant, and call `choose`. */
  readonly candidates: readonly [Amount, Amount] | undefined;
  readonly choose: (amount: Amount) => void;
}

/** A field that holds an amount. */
export interface AmountField
  extends Omit<
      Field<AmountValue>,
      'attempt' | 'inputProps' | 'selectProps' | 'checkboxProps' | 'radioProps' | 'fileProps'
    >,
    Pick<AmountText, 'shown' | 'candidates' | 'choose'> {
  /** For the text input. */
  readonly inputProps: TextProps & { readonly inputMode: 'decimal' };
}

/** Where an amount is, and how people write it. */
type AmountParts = readonly [...place: ScopedPath, format: AmountFormat];

/** What a person is typing, and the value it was read as. */
interface Typed {
  readonly text: string;
  readonly value: AmountValue;
}

/**
 * Returns an amount of a form, a group or a row: `useAmount(owner, 'ownership_percentage', { locale, unit: 'percent' })`. What is
 * typed stays as it is while it is typed; once the field is left, it is shown as the locale writes it. Text that isn't one amount
 * is kept as `{ unread }`, and the review says so.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * form.set('expected_monthly_income', '1250.5');
 * const Income = () => useAmount(form, 'expected_monthly_income', { locale: 'en', unit: 'NGN' }).shown;
 * renderToString(createElement(FormProvider, { form }, createElement(Income))) // 'NGN 1,250.50'
 */
export function useAmount<Values extends object>(
  scope: Fields<Values>,
  path: PlaceIn<Values>,
  format: AmountFormat,
): AmountField;
/** Returns an amount by its path from the root of the form of the provider. */
export function useAmount(path: string | Path, format: AmountFormat): AmountField;
export function useAmount(...parts: AmountParts): AmountField {
  const form = useForm();
  const [scope, path, format] = parts.length === 3 ? parts : ([form, ...parts] as const);
  const field = useField(scope as Fields<object>, toPath(path)) as Field<AmountValue>;
  const { value, setValue, inputProps } = field;
  const { text, enter, leave, ...amount } = useAmountText(value, setValue, format);
  return {
    ...field,
    ...amount,
    inputProps: {
      ...inputProps,
      value: text,
      inputMode: 'decimal',
      onChange: ({ target }) => enter(target.value),
      onBlur() {
        leave();
        inputProps.onBlur();
      },
    },
  };
}

/**
 * Returns an amount that something else than a form holds, as {@link useAmount} does.
 *
 * @example
 * const Fee = () => useAmountText('12.5', () => undefined, { locale: 'de', unit: 'EUR' }).text;
 * renderToString(createElement(Fee)) // '12,5'
 */
export function useAmountText(
  value: AmountValue,
  setValue: (value: AmountValue) => void,
  format: AmountFormat,
): AmountText {
  const [typed, setTyped] = useState<Typed>();
  const written = isUnread(value) ? value.unread : inputText(value ?? '', format);
  // A value that came from elsewhere, such as a fix, replaces what was typed.
  const text = typed && isSame(typed.value, value) ? typed.text : written;
  const read = parseAmount(text, format);
  return {
    text,
    enter(next) {
      const { value: amount, invalid } = parseAmount(next, format);
      const entered = amount ?? (invalid === 'blank' ? '' : { unread: next });
      setTyped({ text: next, value: entered });
      setValue(entered);
    },
    leave() {
      setTyped(undefined);
      // Kept by something that reads less, such as an import.
      if (isUnread(value) && read.value !== undefined) setValue(read.value);
    },
    shown: read.shown,
    candidates: read.candidates,
    choose(amount) {
      setTyped(undefined);
      setValue(amount.value);
    },
  };
}

const isSame = (one: AmountValue, other: AmountValue): boolean =>
  isUnread(one) && isUnread(other) ? one.unread === other.unread : one === other;
