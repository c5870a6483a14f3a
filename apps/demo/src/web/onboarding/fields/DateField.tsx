import type { CustomerValues } from '@passmuster/form';
import {
  completeDate,
  type DateParts,
  dateOf,
  datePartOrder,
  datePartsOf,
  monthNamesOf,
} from '@passmuster/form/amounts';
import { type ReactElement, useRef } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { useLanguage } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { isCalendarDate } from './isCalendarDate.ts';

/** A date in three parts, the month by its name; typed, or picked from a calendar. */
export function DateField({
  name,
  ...field
}: FieldProps & { readonly name: FieldPath<CustomerValues> }): ReactElement {
  const { language, t } = useLanguage();
  const { field: input } = useController<CustomerValues>({ name });
  const picker = useRef<HTMLInputElement>(null);
  const value = String(input.value ?? '');
  const parts = datePartsOf(value);
  const set = (change: Partial<DateParts>) => input.onChange(dateOf({ ...parts, ...change }));
  const months = monthNamesOf(language).map((text, month) => ({
    number: String(month + 1).padStart(2, '0'),
    text,
  }));
  const isMonthFirst = datePartOrder(language)[0] === 'month';
  return (
    <Field name={name} isGroup {...field}>
      {(control) => {
        const month = (
          <select
            key="month"
            className={classNames(styles.in, styles.month)}
            aria-label={t('Month')}
            aria-invalid={control['aria-invalid']}
            value={parts.month}
            onChange={({ target }) => set({ month: target.value })}
          >
            <option value="">{t('Month')}</option>
            {parts.month !== '' && !months.some(({ number }) => number === parts.month) && (
              <option value={parts.month}>{parts.month}</option>
            )}
            {months.map(({ number, text }) => (
              <option key={number} value={number}>
                {text}
              </option>
            ))}
          </select>
        );
        const day = (
          <input
            key="day"
            className={classNames(styles.in, styles.d, ui.num)}
            aria-label={t('Day')}
            aria-invalid={control['aria-invalid']}
            inputMode="numeric"
            maxLength={2}
            placeholder={t('Day')}
            value={parts.day}
            onChange={({ target }) => set({ day: target.value })}
            onBlur={() => {
              const complete = completeDate(value);
              if (complete !== value) input.onChange(complete);
            }}
          />
        );
        return (
          <div className={styles.parts}>
            {isMonthFirst ? [month, day] : [day, month]}
            <input
              className={classNames(styles.in, styles.y, ui.num)}
              aria-label={t('Year')}
              aria-invalid={control['aria-invalid']}
              inputMode="numeric"
              maxLength={4}
              placeholder={t('Year')}
              value={parts.year}
              onChange={({ target }) => set({ year: target.value })}
            />
            <span className={styles.picker}>
              <input
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                value={isCalendarDate(value) ? value : ''}
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
        );
      }}
    </Field>
  );
}
