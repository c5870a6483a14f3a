import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import ui from '../../ui/ui.module.css';
import { useReview } from '../draft/draftContext.ts';
import styles from './Onboarding.module.css';

/** How much of the application is complete, in words and as a bar. */
export function Completion({ title }: { readonly title?: string }): ReactElement {
  const t = useText();
  const review = useReview();
  const { met, total, left } = review.counts;
  return (
    <>
      <div className={styles.reviewHead}>
        {title !== undefined && <h2>{title}</h2>}
        <span className={`${ui.muted} ${ui.small} ${ui.num}`}>
          {total === 0
            ? t('Checking…')
            : left > 0
              ? t('{count} left', { count: left })
              : t('Complete')}
        </span>
      </div>
      <progress
        className={ui.bar}
        value={met}
        max={Math.max(total, 1)}
        aria-label={t('Application complete')}
      />
    </>
  );
}
