import { parsePath, valueAt } from '@passmuster/findings';
import {
  phoneControl,
  phoneCountryOptions,
  type TypedPhone,
  typedPhone,
} from '@passmuster/form/controls';
import { useField, useForm } from '@passmuster/form/react';
import { type ReactElement, useRef, useState } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import inputs from '../../ui/Field.module.css';
import { Options } from '../../ui/Options.tsx';
import ui from '../../ui/ui.module.css';
import { useCountry } from '../draft/applicationContext.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './PhoneField.module.css';
import { loadPhoneTyping, usePhoneTyping } from './usePhoneTyping.ts';

/** A country code and a number, formatted while it is typed. Stores one value, with its `+`. */
export function PhoneField({
  onEnter,
  ...props
}: FieldProps & {
  /** Called after the number was changed. */
  readonly onEnter?: () => void;
}): ReactElement {
  const { path } = props;
  const { language, t } = useLanguage();
  const form = useForm();
  const field = useField(path);
  const formCountry = useCountry();
  const number = useRef<HTMLInputElement>(null);
  const typing = usePhoneTyping(number);
  const [typed, setTyped] = useState<TypedPhone>();
  const control = phoneControl({ value: field.value, typed, country: formCountry, typing });
  const { country, national, callingCode, example } = control;

  const enter = (next: TypedPhone): void => {
    setTyped(next);
    field.setValue(next.value);
    onEnter?.();
  };
  const set = (next: TypedPhone): void => {
    enter(next);
    if (typing) return;
    // The step may have been left by then.
    void loadPhoneTyping().then((numbers) => {
      if (valueAt(form.values, parsePath(path)) !== next.value) return;
      const read = typedPhone(next, numbers);
      enter(read);
      // Left before it could be read: it is shown in its two parts.
      if (document.activeElement !== number.current) {
        setTyped(phoneControl({ value: read.value, typed: read, typing: numbers }).leave());
      }
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
    <FieldFrame field={field} hint={hint} {...props}>
      {(attributes, label) => (
        <div className={styles.phone}>
          <span className={styles.code}>
            <span aria-hidden="true">{typing && (callingCode || '+')}</span>
            <select
              className={inputs.in}
              aria-label={t('Country code: {field}', { field: label })}
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
            className={classNames(inputs.in, ui.num)}
            type="tel"
            autoComplete="tel-national"
            value={national}
            onChange={({ target }) => {
              const isAtEnd = target.selectionStart === target.value.length;
              set(control.type(target.value, { isAtEnd }));
            }}
            onBlur={() => {
              setTyped(control.leave());
              form.blur(path);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
