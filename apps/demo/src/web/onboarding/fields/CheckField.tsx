import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import type { FieldPath } from 'react-hook-form';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import { useApplicationForm, useFindingsAt } from '../draft/draftContext.ts';
import { FieldFindings } from './FieldFindings.tsx';

/** A statement that is true or not. */
export function CheckField({
  name,
  label,
  hint,
}: {
  readonly name: FieldPath<CustomerValues>;
  readonly label: string;
  readonly hint?: string;
}): ReactElement {
  const { register } = useApplicationForm();
  const findings = useFindingsAt(name);
  return (
    <div className={classNames(styles.c12)} id={name} data-field={name}>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...register(name)}
          aria-describedby={findings.length > 0 ? `${name}-findings` : undefined}
        />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </label>
      <FieldFindings id={`${name}-findings`} findings={findings} />
    </div>
  );
}
