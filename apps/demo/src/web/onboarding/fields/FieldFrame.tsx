import type { Fix } from '@passmuster/findings';
import type { FieldDescription, FormFinding } from '@passmuster/form';
import { useForm, useStatus } from '@passmuster/form/react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Field.module.css';
import { submittedBefore } from '../draft/submittedBefore.ts';
import { usePlace } from '../frame/placesContext.ts';
import { FieldFindings } from './FieldFindings.tsx';

/** Columns of twelve on a wide screen; `half` also keeps two fields side by side on a phone. */
export type Span = 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c12';

/** A field by its path, and how the page shows it. Its label, hint and options are the form's. */
export interface FieldProps {
  readonly path: string;
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly span?: Span | undefined;
  readonly isHalf?: boolean | undefined;
  readonly isOptional?: boolean | undefined;
}

/** What a control has in its frame. */
export interface FramedControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A label, a control, its hint and its findings. */
export function FieldFrame({
  path,
  field: { description, findings: found, infos, fixes },
  label = description?.label ?? '',
  hint = description?.hint,
  span = 'c6',
  isHalf = false,
  isOptional = false,
  isGroup = false,
  children,
}: FieldProps & {
  readonly field: {
    readonly description: FieldDescription | undefined;
    readonly findings: readonly FormFinding[];
    /** What is good to know. */
    readonly infos: readonly FormFinding[];
    readonly fixes?: readonly Fix[];
  };
  /** Several controls under one legend. */
  readonly isGroup?: boolean;
  readonly children: (control: FramedControl, label: string) => ReactNode;
}): ReactElement {
  const t = useText();
  const form = useForm();
  const place = usePlace(path);
  const before = submittedBefore(useStatus(), t);
  const findings = [...found, ...before.filter((one) => one.path.join('.') === path)];
  const hintId = `${path}-hint`;
  const findingsId = `${path}-findings`;
  const control: FramedControl = {
    id: `${path}-input`,
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby':
      classNames(hint !== undefined && hintId, findings.length + infos.length > 0 && findingsId) ||
      undefined,
  };
  const text = (
    <>
      {label}
      {isOptional && <span className={styles.opt}> {t('(optional)')}</span>}
    </>
  );
  const frame = {
    ref: place,
    className: classNames(styles.field, styles[span], isHalf && styles.p6),
    id: path,
    'data-field': path,
  };
  const notes = (
    <>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldFindings id={findingsId} findings={findings} notes={infos} fixes={fixes} />
    </>
  );
  return isGroup ? (
    <fieldset
      {...frame}
      aria-describedby={control['aria-describedby']}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From one of its controls to another, nobody has left it.
        if (!currentTarget.contains(relatedTarget)) form.blur(path);
      }}
    >
      <legend>{text}</legend>
      {children(control, label)}
      {notes}
    </fieldset>
  ) : (
    <div {...frame}>
      <label htmlFor={control.id}>{text}</label>
      {children(control, label)}
      {notes}
    </div>
  );
}
