import { isInDoubt } from '@passmuster/form';
import { type ReactElement, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Step, stepHref, steps, stepTitles } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toneIcons } from '../../ui/tone.ts';
import ui from '../../ui/ui.module.css';
import { useApplication, useReview } from '../draft/applicationContext.ts';
import { useStepsToCorrect } from '../draft/correctionContext.ts';
import { isSubmittedBefore } from '../draft/submittedBefore.ts';
import { NotationFixes } from '../fixes/NotationFixes.tsx';
import { StepHead } from '../frame/Flow.tsx';
import { JumpList } from '../frame/JumpList.tsx';
import { todoOf } from '../frame/todo.ts';
import { Accepted } from './Accepted.tsx';
import { Notes } from './Notes.tsx';
import { OpenWarnings } from './OpenWarnings.tsx';
import styles from './Review.module.css';
import { SubmitPanel } from './SubmitPanel.tsx';
import { Summary } from './Summary.tsx';

/** Everything that was entered, what is left to do, and the button that submits it. */
export function ReviewStep(): ReactElement {
  const t = useText();
  const review = useReview();
  const { id, form } = useApplication();
  const toCorrect = useStepsToCorrect();
  const left = useRef<HTMLHeadingElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const isCreated = review.status.kind === 'created';
  // What was submitted before is said, and asked, where it's submitted.
  const todo = review.todo.filter(({ finding }) => !finding || !isSubmittedBefore(finding));
  const items = isCreated ? [] : todoOf({ ...review, todo }, t);
  const open = items.filter(({ kind }) => kind !== 'warning');
  const warnings = items.filter(({ kind }) => kind === 'warning');
  return (
    <div className={styles.columns}>
      <StepHead
        step="review"
        {...(isCreated && { title: 'Application' })}
        lead={
          isInDoubt(review.status)
            ? t('Check what you entered.')
            : isCreated
              ? t('This application was submitted.')
              : t('Check what you entered. You can change it until you submit.')
        }
      />
      <SubmitPanel
        openCount={open.length}
        onLook={() => left.current?.focus()}
        onBlocked={() => {
          setBlocked(true);
          left.current?.focus();
        }}
      />
      <div>
        <OpenWarnings
          title={t('Law and sanctions: look at these first')}
          isFirst
          items={warnings.filter(({ isRisk }) => isRisk)}
        />
        {open.length > 0 && (
          <section
            className={`${ui.card} ${ui.pad} ${styles.todoCard}`}
            data-tone={isBlocked ? 'error' : undefined}
            aria-labelledby="left-title"
          >
            <div className={ui.sectionHead}>
              <h2 id="left-title" tabIndex={-1} ref={left}>
                {open.length === 1
                  ? t('Fix 1 item before you submit')
                  : t('Fix {count} items before you submit', { count: open.length })}
              </h2>
            </div>
            {isBlocked && (
              <p role="alert" className={styles.blocked}>
                <Icon name={toneIcons.error} />
                {t('Nothing was sent. Fix this first.')}
              </p>
            )}
            <div className={styles.left}>
              {steps.map((step) => (
                <OpenItems key={step} step={step} items={open.filter((one) => one.step === step)} />
              ))}
            </div>
          </section>
        )}
        {!isCreated && <NotationFixes />}
        <OpenWarnings
          title={t('Look at these before you submit')}
          isFirst={!warnings.some(({ isRisk }) => isRisk)}
          items={warnings.filter(({ isRisk }) => !isRisk)}
        />
        <Accepted />
        {!isCreated && <Notes />}
        <Summary
          values={form.values}
          draft={isCreated ? undefined : { id, review, items, toCorrect }}
        />
      </div>
    </div>
  );
}

const shownAtMost = 6;

function OpenItems({
  step,
  items,
}: {
  readonly step: Step;
  readonly items: ReturnType<typeof todoOf>;
}): ReactElement | null {
  const t = useText();
  const { id } = useApplication();
  if (items.length === 0) return null;
  return (
    <section>
      <h3>
        <Link href={stepHref(id, step)}>{t(stepTitles[step])}</Link>
      </h3>
      <JumpList
        items={items.map((item) =>
          item.kind === 'missing' ? { ...item, note: item.note || t('Missing') } : item,
        )}
        atMost={shownAtMost}
      />
    </section>
  );
}
