import { useField, useForm } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { useText } from '../../language/useText.ts';
import styling from '../../ui/Field.module.css';
import { Options } from '../../ui/Options.tsx';
import { DateField } from '../fields/DateField.tsx';
import { FieldFindings } from '../fields/FieldFindings.tsx';
import { usePlace } from '../frame/placesContext.ts';
import styles from './DocumentFacts.module.css';
import { useOpenWarning } from './openWarnings.ts';

/** What is asked about the file of a slot: what it is, where it is from, and its dates, which are never sent. */
export function DocumentFacts({
  paths,
}: {
  readonly paths: readonly string[];
}): ReactElement | null {
  const form = useForm();
  const isDate = (path: string): boolean => form.describe(path)?.kind === 'date';
  const choices = paths.filter((path) => !isDate(path));
  const dates = paths.filter(isDate);
  return (
    <>
      {choices.length > 0 && (
        <div className={styles.facts}>
          {choices.map((path) => (
            <Fact key={path} path={path} />
          ))}
        </div>
      )}
      {dates.length > 0 && (
        <div className={styles.dates}>
          {dates.map((path) => (
            <DateField key={path} path={path} />
          ))}
        </div>
      )}
    </>
  );
}

function Fact({ path }: { readonly path: string }): ReactElement {
  const t = useText();
  const field = useField(path);
  const { description, selectProps } = field;
  const { value } = selectProps;
  const warning = useOpenWarning(path);
  // A blank field of a file that is there says so at once, as the list of what is left to do does.
  const isLacking = value === '' && warning !== undefined && field.findings.length === 0;
  const findings = isLacking ? [warning] : field.findings;
  // Each document has the list of countries: the others are rendered when somebody opens it.
  const [isOpened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const options = description?.options ?? [];
  const findingsId = `${path}-findings`;
  return (
    <div ref={usePlace(path)} data-field={path}>
      <label>
        {description?.label}
        <select
          {...selectProps}
          aria-describedby={findings.length > 0 ? findingsId : undefined}
          className={styling.in}
          onPointerDown={open}
          onFocus={open}
        >
          <option value="">{t('Choose')}</option>
          <Options
            options={
              isOpened || options.length < 20
                ? options
                : options.filter((option) => option.value === value)
            }
            chosen={value}
          />
        </select>
      </label>
      <FieldFindings id={findingsId} findings={findings} />
    </div>
  );
}
