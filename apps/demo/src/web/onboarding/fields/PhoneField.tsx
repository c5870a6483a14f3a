import type { CustomerValues } from '@passmuster/form';
import { type ReactElement, useRef, useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { useLanguage } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import { Options } from '../../ui/Options.tsx';
import ui from '../../ui/ui.module.css';
import { useApplicationForm, useCountry } from '../draft/draftContext.ts';
import { countryCodesIn } from './countryCodes.ts';
import { Field, type FieldProps } from './Field.tsx';
import { type PhoneText, unreadPhone } from './unreadPhone.ts';
import { loadPhoneText, type PhoneNumbers, usePhoneText } from './usePhoneText.ts';

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
  const phone = usePhoneText(number);
  const [typed, setTyped] = useState<PhoneText & { readonly value: string }>();
  // What was typed is shown as long as it stands for the stored value.
  const shown: PhoneText =
    typed?.value === value ? typed : (phone?.toPhoneText ?? unreadPhone)(value, formCountry);
  // An empty number follows the country of the form.
  const country = value === '' && typed?.value !== '' ? formCountry : shown.country;

  const enter = (next: PhoneText, numbers: PhoneNumbers | undefined): string => {
    const nextValue = numbers?.toPhoneValue(next) ?? next.national;
    setTyped({ ...next, value: nextValue });
    setValue(name, nextValue, { shouldDirty: true });
    onCode?.(nextValue === '' ? '' : (numbers?.callingCode(next.country) ?? ''));
    return nextValue;
  };
  const set = (next: PhoneText) => {
    const entered = enter(next, phone);
    if (phone) return;
    // The step may have been left by then.
    void loadPhoneText().then((numbers) => {
      if (getValues(name) === entered) enter(next, numbers);
    });
  };

  const example = phone?.phoneExample(country);
  // The line stays empty until the numbers have loaded, so that nothing below it moves.
  const hint =
    country === ''
      ? undefined
      : example
        ? t.labels.hints.example.replace('{example}', example)
        : '\u00a0';
  return (
    <Field name={name} hint={hint} {...field}>
      {(control) => (
        <div className={styles.phone}>
          <span className={styles.code}>
            <span aria-hidden="true">{phone && (phone.callingCode(country) || '+')}</span>
            <select
              className={styles.in}
              aria-label={t('Country code: {field}', { field: field.label })}
              value={country}
              onChange={({ target }) => {
                set({ ...shown, country: target.value });
                number.current?.focus();
              }}
            >
              {!phone?.phoneCountries().includes(country) && (
                <option value={country}>{t('Choose')}</option>
              )}
              {phone && <Options options={countryCodesIn(language, phone)} chosen={country} />}
            </select>
          </span>
          <input
            {...control}
            ref={number}
            className={classNames(styles.in, ui.num)}
            type="tel"
            autoComplete="tel-national"
            value={shown.national}
            onChange={({ target }) => {
              const isAtEnd = target.selectionStart === target.value.length;
              const isLonger = target.value.length > shown.national.length;
              const national =
                phone && isAtEnd && isLonger
                  ? phone.formatPhone(country, target.value)
                  : target.value;
              set({ country, national });
            }}
          />
        </div>
      )}
    </Field>
  );
}
