import type { CustomerValues } from '@passmuster/form';
import {
  type PhoneTyping,
  phoneControl,
  phoneCountryOptions,
  type TypedPhone,
  typedPhone,
} from '@passmuster/form/controls';
import { type ReactElement, useRef, useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { useLanguage } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import { Options } from '../../ui/Options.tsx';
import ui from '../../ui/ui.module.css';
import { useApplicationForm, useCountry } from '../draft/draftContext.ts';
import { Field, type FieldProps } from './Field.tsx';
import { loadPhoneTyping, usePhoneTyping } from './usePhoneTyping.ts';

/** A country code and a number, formatted while it is typed. Stores one value, with its `+`. */
export function PhoneField({
  name,
  onCode,
  ...field
}: FieldProps & {
  readonly name: FieldPath<CustomerValues>;
  /** Called with the country code whenever the number changes. */
  readonly onCode?: (code: string) => void;
}): ReactElement {
  const { language, t } = useLanguage();
  const formCountry = useCountry();
  const { setValue, getValues } = useApplicationForm();
  const { field: input } = useController<CustomerValues>({ name });
  const value = String(input.value ?? '');
  const number = useRef<HTMLInputElement>(null);
  const typing = usePhoneTyping(number);
  const [typed, setTyped] = useState<TypedPhone>();
  const control = phoneControl({ value, typed, country: formCountry, typing });
  const { country, national, callingCode, example } = control;

  const enter = (next: TypedPhone, numbers: PhoneTyping | undefined): void => {
    setTyped(next);
    setValue(name, next.value, { shouldDirty: true });
    onCode?.(next.value === '' ? '' : (numbers?.countryCallingCode(next.country) ?? ''));
  };
  const set = (next: TypedPhone): void => {
    enter(next, typing);
    if (typing) return;
    // The step may have been left by then.
    void loadPhoneTyping().then((numbers) => {
      if (getValues(name) === next.value) enter(typedPhone(next, numbers), numbers);
    });
  };

  // The line stays empty until the numbers have loaded, so that nothing below it moves.
  const hint =
    country === ''
      ? undefined
      : example
        ? t.labels.hints.example.replace('{example}', example)
        : '\u00a0';
  return (
    <Field name={name} hint={hint} {...field}>
      {(attributes) => (
        <div className={styles.phone}>
          <span className={styles.code}>
            <span aria-hidden="true">{typing && (callingCode || '+')}</span>
            <select
              className={styles.in}
              aria-label={t('Country code: {field}', { field: field.label })}
              value={country}
              onChange={({ target }) => {
                set(control.choose(target.value));
                number.current?.focus();
              }}
            >
              {callingCode === '' && <option value={country}>{t('Choose')}</option>}
              {typing && (
                <Options options={phoneCountryOptions(language, typing)} chosen={country} />
              )}
            </select>
          </span>
          <input
            {...attributes}
            ref={number}
            className={classNames(styles.in, ui.num)}
            type="tel"
            autoComplete="tel-national"
            value={national}
            onChange={({ target }) => {
              const isAtEnd = target.selectionStart === target.value.length;
              set(control.type(target.value, { isAtEnd }));
            }}
            onBlur={() => setTyped(control.leave())}
          />
        </div>
      )}
    </Field>
  );
}
