import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import ui from '../../ui/ui.module.css';
import { useReview } from '../draft/applicationContext.ts';
import styles from './Onboarding.module.css';

/** How much of the application is complete, in words and as a bar. */
export function Completion({ title }: { readonly title?: string }): ReactElement {
  const t = useText();
  const review = useReview();
  const { met, total, left } = review.counts;
  const toFix = review.todo.filter(({ kind }) => kind === 'error').length;
  const text = (): string => {
    if (total === 0) return t('Checking…');
    if (left > 0) return t('{count} left', { count: left });
    if (toFix > 0) return t('{count} to fix', { count: toFix });
    if (review.ready) return t('Complete');
    return t('{count} to look at', { count: review.todo.length });
  };
  return (
    <>
      <div className={styles.reviewHead}>
        {title !== undefined && <h2>{title}</h2>}
        <span className={`${ui.muted} ${ui.small} ${ui.num}`}>{text()}</span>
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
