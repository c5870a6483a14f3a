import { useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { placeText } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useReview } from '../draft/applicationContext.ts';
import styles from './Review.module.css';

/** What is good to know before submitting, as the report has it. Nothing here is left to do, so no count includes it. */
export function Notes(): ReactElement | null {
  const t = useText();
  const { isCurrent } = useReview();
  const form = useForm();
  const notes = form
    .findingsAt('', { within: true, infos: true })
    .filter(({ severity }) => severity === 'info');
  if (notes.length === 0 || !isCurrent) return null;
  return (
    <div className={styles.warnings}>
      <Notice tone="neutral" title={t('Good to know')}>
        <ul>
          {notes.map(({ rule, path, remedy }) => (
            <li key={`${rule} ${path.join('.')} ${remedy}`}>
              <b>{placeText(form.placeAt(path), t)}</b>
              <br />
              {remedy}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
