import { useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { placeText } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useReview } from '../draft/applicationContext.ts';
import styles from './Review.module.css';

/** The warnings that a person has accepted, with the name and the reason. */
export function Accepted(): ReactElement | null {
  const t = useText();
  const review = useReview();
  const form = useForm();
  const applied = review.acceptances.filter(({ outcome }) => outcome === 'applied');
  if (applied.length === 0 || !review.isCurrent) return null;
  return (
    <div className={styles.warnings}>
      <Notice tone="neutral" title={t('Accepted warnings')}>
        <ul>
          {applied.map(({ rule, path = [], by, reason }) => (
            <li key={`${rule} ${path.join('.')}`}>
              <b>{placeText(form.placeAt(path), t)}</b>{' '}
              {t('Accepted by {name}: {reason}', { name: by, reason })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
