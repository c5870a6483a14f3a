import { isInDoubt } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { isOfAnother, statusWords } from '../../application/statusWords.ts';
import type { Step } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toneIcons } from '../../ui/tone.ts';
import ui from '../../ui/ui.module.css';
import { useReview } from '../draft/applicationContext.ts';
import { useCorrection } from '../draft/correctionContext.ts';
import { JumpList } from './JumpList.tsx';
import frame from './Onboarding.module.css';
import { ReadyLine } from './ReadyLine.tsx';
import styles from './ReviewPanel.module.css';
import { type TodoItem, todoOf } from './todo.ts';

/**
 * What is about sanctions is a group of its own, before what is wrong: nobody may miss it. Then comes the present step, and what is
 * on another last.
 */
const groups = [
  { kind: 'law', title: 'Law and sanctions', tone: 'warning' },
  { kind: 'error', title: 'Needs fixing', tone: 'error' },
  { kind: 'missing', title: 'Missing', tone: 'neutral' },
  { kind: 'warning', title: 'To look at', tone: 'warning' },
  { kind: 'elsewhere', title: 'Other steps', tone: 'neutral' },
] as const;
function groupOf({ kind, isRisk, step }: TodoItem, present: Step): (typeof groups)[number]['kind'] {
  if (isRisk && kind === 'warning') return 'law';
  return step === present ? kind : 'elsewhere';
}

const kinds = ['error', 'missing', 'warning'];
/** What is wrong comes first, also on another step. */
const byKind = (one: TodoItem, other: TodoItem): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
/** More would only be scrolled past. */
const shownAtMost = 8;

/** What is left to do, each entry a link to its field. */
export function ReviewPanel({
  step,
  isTitled = true,
  onJump,
}: {
  readonly step: Step;
  readonly isTitled?: boolean;
  readonly onJump?: (target: string) => void;
}): ReactElement {
  const t = useText();
  const review = useReview();
  const isCorrection = useCorrection() !== undefined;
  const items = todoOf(review, t).toSorted(byKind);
  return (
    <>
      {isTitled && <h2>{t('Review')}</h2>}
      <Announcement toFix={items.filter(({ kind }) => kind === 'error').length} />
      <div className={styles.todo}>
        {groups.map(({ kind, title, tone }) => {
          const entries = items.filter((item) => groupOf(item, step) === kind);
          if (entries.length === 0) return null;
          return (
            <section key={kind} data-tone={tone}>
              <h3>{t(title)}</h3>
              <JumpList items={entries} atMost={shownAtMost} onJump={onJump} />
            </section>
          );
        })}
        {isInDoubt(review.status) && !isOfAnother(review.status) && (
          <p className={frame.assure}>
            <span data-tone="warning" className={styles.tone}>
              <Icon name={toneIcons.warning} />
            </span>
            <span>
              <b>{t(statusWords(review.status).text)}.</b>{' '}
              {t('See “Review and submit” before you change anything.')}
            </span>
          </p>
        )}
        <ReadyLine className={frame.assure} />
      </div>
      <p className={frame.assure}>
        <Icon name="lock" />
        <span>
          {review.status.kind !== 'editing'
            ? t('Checked in your browser.')
            : isCorrection
              ? t('Checked in your browser. Nothing is sent until you submit again.')
              : t('Checked in your browser. Nothing is sent until you submit.')}
        </span>
      </p>
    </>
  );
}

/** Says the number of problems once it has been stable for a while. */
function Announcement({ toFix }: { readonly toFix: number }): ReactElement {
  const t = useText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid(toFix > 0 ? t('{count} to fix', { count: toFix }) : ''),
      800,
    );
    return () => clearTimeout(timer);
  }, [toFix, t]);
  return <output className={ui.vh}>{said}</output>;
}
