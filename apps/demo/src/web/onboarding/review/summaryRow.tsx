import type { ReactElement, ReactNode } from 'react';
import type { Translate } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toneIcons } from '../../ui/tone.ts';
import type { TodoItem } from '../frame/todo.ts';
import styles from './Review.module.css';

export type Row = readonly [label: string, value: ReactNode];

/** Returns whether an entry of the review panel is about a field or a part of it. */
const isWithin = (target: string, field: string): boolean =>
  target === field || target.startsWith(`${field}.`);

/** Returns a function that makes rows, each with what is wrong at its field or missing. */
export const rowsWith =
  (items: readonly TodoItem[], t: Translate) =>
  (label: string, target: string, value: ReactNode): Row => {
    const problems = items.filter(
      (item) => item.step !== 'documents' && isWithin(item.target, target),
    );
    return [label, problems.length === 0 ? value : withProblem(value, problems, t)];
  };

/** Returns a value and what is wrong with it, or how many parts of it are missing. */
export function withProblem(
  value: ReactNode,
  problems: readonly TodoItem[],
  t: Translate,
): ReactElement {
  const wrong = problems.find(({ kind }) => kind === 'error');
  const missing =
    problems.length === 1 ? t('Missing') : t('{count} missing', { count: problems.length });
  return (
    <>
      {value}{' '}
      <span className={styles.problem} data-tone={wrong ? 'error' : 'neutral'}>
        <Icon name={toneIcons[wrong ? 'error' : 'neutral']} />
        {wrong ? wrong.note || t('To fix') : missing}
      </span>
    </>
  );
}
