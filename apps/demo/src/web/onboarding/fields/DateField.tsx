import type { CustomerValues } from '@passmuster/form';
import { dateControl } from '@passmuster/form/controls';
import { type ReactElement, useRef } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { useLanguage } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** A date in three parts, the month by its name; typed, or picked from a calendar. */
export function DateField({
  name,
  ...field
}: FieldProps & { readonly name: FieldPath<CustomerValues> }): ReactElement {
  const { language, t } = useLanguage();
  const { field: input } = useController<CustomerValues>({ name });
  const picker = useRef<HTMLInputElement>(null);
  const value = String(input.value ?? '');
  const { parts, calendar, enter, leave } = dateControl(value, language);
  return (
    <Field name={name} isGroup {...field}>
      {(control) => (
        <div className={styles.parts}>
          {parts.map(({ part, label, options, ...shown }) =>
            options ? (
              <select
                key={part}
                className={classNames(styles.in, styles.month)}
                aria-label={label}
                aria-invalid={control['aria-invalid']}
                value={shown.value}
                onChange={({ target }) => input.onChange(enter(part, target.value))}
              >
                <option value="">{label}</option>
                {options.map((month) => (
                  <option key={month.value} value={month.value}>
                    {month.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                key={part}
                className={classNames(styles.in, part === 'day' ? styles.d : styles.y, ui.num)}
                aria-label={label}
                aria-invalid={control['aria-invalid']}
                inputMode="numeric"
                placeholder={label}
                {...shown}
                onChange={({ target }) => input.onChange(enter(part, target.value))}
                onBlur={() => leave() !== value && input.onChange(leave())}
              />
            ),
          )}
          <span className={styles.picker}>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={calendar}
              onChange={({ target }) => target.value !== '' && input.onChange(target.value)}
            />
            <Button
              kind="quiet"
              icon="calendar"
              aria-label={t('Pick a date')}
              onClick={() => picker.current?.showPicker()}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
