import { isInDoubt } from '@passmuster/form';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Step, stepHref, steps, stepTitles } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SidePanel } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/Page.tsx';
import ui from '../../ui/ui.module.css';
import { useApplication, useReview } from '../draft/applicationContext.ts';
import { CorrectionNotice } from './CorrectionNotice.tsx';
import styles from './Onboarding.module.css';
import { usePlaces } from './placesContext.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { CountText, StepBars, StepList } from './StepList.tsx';
import { countOfStep, type PartCounts } from './todo.ts';

/** The frame of every step: the steps, the step itself, and what is left to do. */
export function Flow({
  step,
  children,
}: {
  readonly step: Step;
  readonly children: ReactNode;
}): ReactElement {
  const t = useText();
  const review = useReview();
  const { goTo } = usePlaces();
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Another step closes the list.
  const [listedAt, setListedAt] = useState<Step>();
  const [target, setTarget] = useState<string>();
  const { id } = useApplication();
  const number = steps.indexOf(step) + 1;
  const next = steps[number];
  // What was submitted has one page.
  if (review.status.kind === 'created') {
    return (
      <div className={styles.flow}>
        <main id="main" className={styles.onlyMain}>
          {children}
        </main>
      </div>
    );
  }
  return (
    <div className={styles.flow}>
      <nav className={styles.stepper} aria-label={t('Steps')}>
        <StepList current={step} />
      </nav>
      <main id="main" className={step === 'review' ? styles.wideMain : undefined}>
        <details
          className={styles.stepsPhone}
          open={listedAt === step}
          onToggle={({ currentTarget }) => setListedAt(currentTarget.open ? step : undefined)}
        >
          <summary>
            <b>
              {t('Step {number} of {total}: {title}', {
                number,
                total: steps.length,
                title: t(stepTitles[step]),
              })}
            </b>
            <span className={`${ui.push} ${ui.muted} ${ui.small}`}>
              {step !== 'review' && <CountText step={step} />}
            </span>
            <Icon name="down" />
          </summary>
          <nav aria-label={t('Steps')} className={styles.list}>
            <StepList current={step} />
          </nav>
        </details>
        <StepBars current={step} />
        {!isInDoubt(review.status) && <CorrectionNotice />}
        {children}
      </main>
      {step !== 'review' && (
        <aside className={styles.review} aria-label={t('Review')}>
          <ReviewPanel step={step} />
        </aside>
      )}
      {step !== 'review' && (
        <section className={`${styles.dock} ${styles.narrowOnly}`} aria-label={t('Actions')}>
          <Button iconAfter="up" onClick={() => setSheetOpen(true)}>
            <DockText count={countOfStep(review, step)} />
          </Button>
          {next && (
            <ButtonLink kind="primary" to={stepHref(id, next)}>
              {t('Continue')}
            </ButtonLink>
          )}
          <SidePanel
            isSheet
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            // It has returned the focus to its opener by then.
            onClosed={() => {
              if (target !== undefined) goTo(target);
              setTarget(undefined);
            }}
            title={t('Review')}
          >
            <ReviewPanel
              step={step}
              isTitled={false}
              onJump={(next) => {
                setTarget(next);
                setSheetOpen(false);
              }}
            />
          </SidePanel>
        </section>
      )}
    </div>
  );
}

/** What is left to do on a step, in the bar of a narrow window. */
function DockText({
  count: { toFix, missing, toLookAt },
}: {
  readonly count: PartCounts;
}): ReactElement {
  const t = useText();
  if (toFix + missing > 0) return <>{t('{count} to do', { count: toFix + missing })}</>;
  return <>{toLookAt > 0 ? t('{count} to look at', { count: toLookAt }) : t('Review')}</>;
}

/** The title of a step and what it asks for. */
export function StepHead({
  step,
  title = stepTitles[step],
  lead,
}: {
  readonly step: Step;
  readonly title?: string;
  readonly lead: string;
}): ReactElement {
  const t = useText();
  return (
    <div className={ui.title}>
      <PageTitle>{t(title)}</PageTitle>
      <p className={ui.lead}>{lead}</p>
    </div>
  );
}

/** Back and Continue. They are links: going on never fails, and nothing is submitted. */
export function StepActions({ step }: { readonly step: Step }): ReactElement {
  const t = useText();
  const { id } = useApplication();
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const next = steps[at + 1];
  return (
    <div className={`${ui.actions} ${styles.inDock}`}>
      {before && <ButtonLink to={stepHref(id, before)}>{t('Back')}</ButtonLink>}
      {next && (
        <ButtonLink kind="primary" to={stepHref(id, next)}>
          {t('Continue to {title}', { title: t(stepTitles[next]) })}
        </ButtonLink>
      )}
      {!before && (
        <span className={`${ui.muted} ${ui.small}`}>
          {t('You can continue with open items and come back later.')}
        </span>
      )}
    </div>
  );
}
