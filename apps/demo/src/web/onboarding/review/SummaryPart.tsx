import type { FormState } from '@passmuster/form';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { type Step, stepHref, stepTitles } from '../../application/steps.ts';
import { useText } from '../../language/useText.ts';
import ui from '../../ui/ui.module.css';
import { CountBadge } from '../frame/CountBadge.tsx';
import { countOfStep, type TodoItem } from '../frame/todo.ts';

/** A draft that can still be changed, and what the review says of it. */
export interface OpenDraft {
  readonly id: string;
  readonly review: FormState;
  readonly items: readonly TodoItem[];
  /** The steps that were rejected, and on which nothing was changed since. */
  readonly toCorrect: ReadonlySet<Step>;
}

/** The entries of a step; in a draft with its state and a link to change them. */
export function SummaryPart({
  step,
  draft,
  children,
}: {
  readonly step: Step;
  readonly draft: OpenDraft | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const t = useText();
  const title = t(stepTitles[step]);
  return (
    <section className={ui.section} aria-label={title}>
      <div className={ui.sectionHead}>
        <h2>{title}</h2>
        {draft && (
          <>
            <CountBadge
              count={countOfStep(draft.review, step)}
              isToCorrect={draft.toCorrect.has(step)}
            />
            <Link className={ui.push} href={stepHref(draft.id, step)}>
              {t('Edit')}
              <span className={ui.vh}> {title}</span>
            </Link>
          </>
        )}
      </div>
      {children}
    </section>
  );
}
