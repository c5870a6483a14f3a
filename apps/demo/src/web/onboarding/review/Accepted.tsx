import { useForm } from '@passmuster/form/react';
import { Fragment, type ReactElement } from 'react';
import { acceptedTogether } from '../../application/acceptedTogether.ts';
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
        {acceptedTogether(applied).map(({ by, reason, paths }) => (
          <Fragment key={`${by} ${reason}`}>
            <p>{t('Accepted by {name}: {reason}', { name: by, reason })}</p>
            <ul>
              {[...new Set(paths.map((path) => placeText(form.placeAt(path), t)))].map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Notice>
    </div>
  );
}
