import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { statusWords } from '../../application/statusWords.ts';
import { type Step, stepHref, steps, stepTitles } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import ui from '../../ui/ui.module.css';
import { useApplication, useReview } from '../draft/applicationContext.ts';
import { useCorrection, useStepsToCorrect } from '../draft/correctionContext.ts';
import styles from './StepList.module.css';
import { countOfStep, type PartCounts } from './todo.ts';

/** The steps as links, each with how far it is. */
export function StepList({ current }: { readonly current: Step }): ReactElement {
  const t = useText();
  const review = useReview();
  const toCorrect = useStepsToCorrect();
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
              <Ring progress={progressOf(count, toCorrect.has(step))} />
              <b>{t(stepTitles[step])}</b>
              <small>{step === 'review' ? <SubmissionText /> : <CountText step={step} />}</small>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * How far a step is. No share of it: each owner that is added brings more to answer, and progress would run back.
 */
type Progress = 'open' | 'begun' | 'done';

function progressOf(
  { total, met, missing, toFix, toLookAt }: PartCounts,
  isToCorrect: boolean,
): Progress {
  if (total > 0 && missing + toFix + toLookAt === 0 && !isToCorrect) return 'done';
  return met > 0 ? 'begun' : 'open';
}

/** What is known of the submission; nothing until something is. */
function SubmissionText(): string | null {
  const t = useText();
  const { status } = useReview();
  const correction = useCorrection();
  if (status.kind === 'loading') return null;
  // The bar above says that it was rejected.
  if (status.kind === 'editing') return t(correction ? 'To submit again' : 'Not submitted');
  return t(statusWords(status).text);
}

/** What is left to do on a step; nothing until the application was checked. */
export function CountText({ step }: { readonly step: Step }): ReactElement | null {
  const t = useText();
  const review = useReview();
  const isToCorrect = useStepsToCorrect().has(step);
  const { toFix, missing, toLookAt } = countOfStep(review, step);
  if (review.verdict === undefined) return null;
  if (toFix + missing + toLookAt === 0) return <>{t(isToCorrect ? 'To correct' : 'Complete')}</>;
  return (
    <>
      {toFix > 0 && <span className={styles.bad}>{t('{count} to fix', { count: toFix })}</span>}
      {toFix > 0 && missing > 0 && ', '}
      {missing > 0 && t('{count} missing', { count: missing })}
      {toFix + missing > 0 && toLookAt > 0 && ', '}
      {toLookAt > 0 && t('{count} to look at', { count: toLookAt })}
    </>
  );
}

function Ring({ progress }: { readonly progress: Progress }): ReactElement {
  return (
    <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
      {progress === 'done' ? (
        <>
          <circle className={styles.done} cx="10" cy="10" r="9" />
          <path className={styles.tick} fill="none" d="M6.2 10.4l2.6 2.6 5-5.8" />
        </>
      ) : (
        <>
          <circle className={styles.rail} cx="10" cy="10" r="7.75" />
          {progress === 'begun' && <circle className={styles.begun} cx="10" cy="10" r="3.5" />}
        </>
      )}
    </svg>
  );
}

/** How full the bar of a step is, of two. */
const filled = { open: 0, begun: 1, done: 2 } as const satisfies Readonly<Record<Progress, number>>;

/** The steps as five bars, on a phone. */
export function StepBars({ current }: { readonly current: Step }): ReactElement {
  const t = useText();
  const review = useReview();
  const toCorrect = useStepsToCorrect();
  return (
    <div className={styles.bars}>
      {steps.map((step) => (
        <progress
          key={step}
          className={classNames(ui.bar, step === current && styles.now)}
          value={filled[progressOf(countOfStep(review, step), toCorrect.has(step))]}
          max={2}
          aria-label={t(stepTitles[step])}
        />
      ))}
    </div>
  );
}
