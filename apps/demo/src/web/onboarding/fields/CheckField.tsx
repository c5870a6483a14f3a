import { useField } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import styles from '../../ui/Field.module.css';
import { usePlace } from '../frame/placesContext.ts';
import { FieldFindings } from './FieldFindings.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** A statement that is true or not. */
export function CheckField({ path, ...texts }: FieldProps): ReactElement {
  const { description, checkboxProps, findings } = useField(path);
  const { label = description?.label, hint = description?.hint } = texts;
  const findingsId = `${path}-findings`;
  return (
    <div ref={usePlace(path)} className={styles['c12']} id={path} data-field={path}>
      <label className={styles.check}>
        <input {...checkboxProps} aria-describedby={findings.length > 0 ? findingsId : undefined} />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </label>
      <FieldFindings id={findingsId} findings={findings} />
    </div>
  );
}
