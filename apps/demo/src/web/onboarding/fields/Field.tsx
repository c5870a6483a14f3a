import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import { useFindingsAt } from '../draft/draftContext.ts';
import { FieldFindings } from './FieldFindings.tsx';

/** Columns of twelve on a wide screen; `half` also keeps two fields side by side on a phone. */
export type Span = 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c12';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly span?: Span;
  readonly isHalf?: boolean;
  readonly isOptional?: boolean;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A label, a control, its hint and its findings. */
export function Field({
  name,
  label,
  hint,
  span = 'c6',
  isHalf = false,
  isOptional = false,
  isGroup = false,
  children,
}: FieldProps & {
  readonly name: string;
  /** Several controls under one legend. */
  readonly isGroup?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}): ReactElement {
  const t = useText();
  const findings = useFindingsAt(name);
  const hintId = `${name}-hint`;
  const findingsId = `${name}-findings`;
  const describedBy = [hint !== undefined && hintId, findings.length > 0 && findingsId]
    .filter(Boolean)
    .join(' ');
  const control: ControlProps = {
    id: `${name}-input`,
    'aria-invalid': findings.some(({ severity }) => severity === 'error'),
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
  const text = (
    <>
      {label}
      {isOptional && <span className={styles.opt}> {t('(optional)')}</span>}
    </>
  );
  const className = classNames(styles.field, styles[span], isHalf && styles.p6);
  const notes = (
    <>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldFindings id={findingsId} findings={findings} />
    </>
  );
  return isGroup ? (
    <fieldset
      className={className}
      id={name}
      data-field={name}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{text}</legend>
      {children(control)}
      {notes}
    </fieldset>
  ) : (
    <div className={className} id={name} data-field={name}>
      <label htmlFor={control.id}>{text}</label>
      {children(control)}
      {notes}
    </div>
  );
}
