import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useText } from '../../language/useText.ts';
import { DateField } from '../fields/DateField.tsx';
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
  const path = (date: 'issued' | 'expires') => `${name}.${date}` as FieldPath<CustomerValues>;
  return (
    <div className={styles.dates}>
      <DateField name={path('issued')} label={t('Issue date')} />
      {hasExpiry && <DateField name={path('expires')} label={t('Expiry date')} />}
    </div>
  );
}
