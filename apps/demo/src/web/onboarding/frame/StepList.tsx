import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { statusWords } from '../../application/statusWords.ts';
import { type Step, stepHref, steps, stepTitles } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import ui from '../../ui/ui.module.css';
import { useApplication, useReview } from '../draft/applicationContext.ts';
import styles from './Onboarding.module.css';
import { countOfStep, type PartCounts } from './todo.ts';

/** The steps as links, each with how far it is. */
export function StepList({ current }: { readonly current: Step }): ReactElement {
  const t = useText();
  const review = useReview();
  const { id } = useApplication();
  return (
    <ol>
      {steps.map((step) => {
        const count = countOfStep(review, step);
        return (
          <li key={step}>
            <Link
              className={styles.step}
              href={stepHref(id, step)}
              aria-current={step === current ? 'step' : undefined}
            >
              <Ring
                share={count.total === 0 ? 0 : count.met / count.total}
                isDone={isDone(count)}
              />
              <b>{t(stepTitles[step])}</b>
              <small>
                {step === 'review' ? (
                  t(
                    review.status.kind === 'editing'
                      ? 'Not submitted'
                      : statusWords[review.status.kind].text,
                  )
                ) : (
                  <CountText count={count} />
                )}
              </small>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns true if nothing of a step is left to do. */
const isDone = ({ total, met, toFix, toLookAt }: PartCounts): boolean =>
  total > 0 && met === total && toFix + toLookAt === 0;

function CountText({
  count: { met, total, toFix, missing, toLookAt },
}: {
  readonly count: PartCounts;
}): ReactElement {
  const t = useText();
  if (total === 0) return <>{t('Not started')}</>;
  return (
    <>
      {t('{met} of {total}', { met, total })}
      {toFix > 0 && (
        <>
          , <span className={styles.bad}>{t('{count} to fix', { count: toFix })}</span>
        </>
      )}
      {toFix === 0 && missing > 0 && met > 0 && `, ${t('{count} missing', { count: missing })}`}
      {toFix + missing === 0 && toLookAt > 0 && `, ${t('{count} to look at', { count: toLookAt })}`}
    </>
  );
}

const length = 2 * Math.PI * 7.75;

function Ring({
  share,
  isDone,
}: {
  readonly share: number;
  readonly isDone: boolean;
}): ReactElement {
  return (
    <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
      {isDone ? (
        <>
          <circle className={styles.done} cx="10" cy="10" r="9" />
          <path className={styles.tick} fill="none" d="M6.2 10.4l2.6 2.6 5-5.8" />
        </>
      ) : (
        <>
          <circle className={styles.rail} cx="10" cy="10" r="7.75" />
          {share > 0 && (
            <circle
              className={styles.run}
              cx="10"
              cy="10"
              r="7.75"
              strokeDasharray={`${share * length} ${length}`}
            />
          )}
        </>
      )}
    </svg>
  );
}

/** The steps as five bars, on a phone. */
export function StepBars({ current }: { readonly current: Step }): ReactElement {
  const t = useText();
  const review = useReview();
  return (
    <div className={classNames(styles.bars, styles.narrowOnly)}>
      {steps.map((step) => {
        const { met, total } = countOfStep(review, step);
        return (
          <progress
            key={step}
            className={classNames(ui.bar, step === current && styles.now)}
            value={met}
            max={Math.max(total, 1)}
            aria-label={t(stepTitles[step])}
          />
        );
      })}
    </div>
  );
}
