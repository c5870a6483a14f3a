import type { ReactElement } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { ApplicationValues } from '../../../integration/values.ts';
import { useText } from '../../language/useText.ts';
import field from '../../ui/Field.module.css';
import { useApplicationForm, useFindingsAt } from '../draft/draftContext.ts';
import { FieldFindings } from '../fields/FieldFindings.tsx';
import styles from './Documents.module.css';

/** The dates on a document: checked here, never sent, as the head of the step says. */
export function DocumentDates({
  name,
  hasExpiry = false,
}: {
  /** The values that hold both dates. */
  readonly name: `documents.${number}` | `business_owners.${number}.${string}`;
  readonly hasExpiry?: boolean;
}): ReactElement {
  const t = useText();
  return (
    <div className={styles.facts}>
      <DateOnDocument name={`${name}.issued`} label={t('Issue date')} />
      {hasExpiry && <DateOnDocument name={`${name}.expires`} label={t('Expiry date')} />}
    </div>
  );
}

function DateOnDocument({
  name,
  label,
}: {
  readonly name: string;
  readonly label: string;
}): ReactElement {
  const { register } = useApplicationForm();
  const findings = useFindingsAt(name);
  return (
    <div id={name} data-field={name} className={styles.date}>
      <label>
        {label}
        <input
          type="date"
          className={field.in}
          aria-describedby={findings.length > 0 ? `${name}-findings` : undefined}
          {...register(name as FieldPath<ApplicationValues>)}
        />
      </label>
      <FieldFindings id={`${name}-findings`} findings={findings} />
    </div>
  );
}
