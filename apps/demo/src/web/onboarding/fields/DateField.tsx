import { dateControl } from '@passmuster/form/controls';
import { useField } from '@passmuster/form/react';
import { type ReactElement, useRef } from 'react';
import { dateLocale } from '../../language/languages.ts';
import { useLanguage } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import inputs from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import styles from './DateField.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A date in three parts, the month by its name; typed, or picked from a calendar. */
export function DateField(props: FieldProps): ReactElement {
  const { language, t } = useLanguage();
  const field = useField(props.path);
  const picker = useRef<HTMLInputElement>(null);
  const { value, setValue } = field;
  const { parts, calendar, enter, leave } = dateControl(
    value,
    dateLocale(language, navigator.languages),
  );
  return (
    <FieldFrame field={field} isGroup {...props}>
      {(control) => (
        <div className={styles.parts}>
          {parts.map(({ part, label, options, ...shown }) =>
            options ? (
              <select
                key={part}
                className={classNames(inputs.in, styles.month)}
                aria-label={label}
                aria-invalid={control['aria-invalid']}
                value={shown.value}
                onChange={({ target }) => setValue(enter(part, target.value))}
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
                className={classNames(inputs.in, part === 'day' ? styles.d : styles.y, ui.num)}
                aria-label={label}
                aria-invalid={control['aria-invalid']}
                inputMode="numeric"
                placeholder={label}
                {...shown}
                onChange={({ target }) => setValue(enter(part, target.value))}
                onBlur={() => setValue(leave())}
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
              onChange={({ target }) => target.value !== '' && setValue(target.value)}
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
    </FieldFrame>
  );
}
