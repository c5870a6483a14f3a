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

/** Returns a value, and below it what is wrong with it and how many parts of it are missing. */
export function withProblem(
  value: ReactNode,
  problems: readonly TodoItem[],
  t: Translate,
): ReactElement {
  const missing = problems.filter(({ kind }) => kind === 'missing');
  return (
    <>
      {value}
      {problems.map(({ key, kind, note, label }) =>
        kind === 'missing' ? null : (
          <Problem key={key} tone={kind}>
            {note || (kind === 'error' ? t('To fix') : label)}
          </Problem>
        ),
      )}
      {missing.length > 0 && (
        <Problem tone="neutral">
          {missing.length === 1 ? t('Missing') : t('{count} missing', { count: missing.length })}
        </Problem>
      )}
    </>
  );
}

function Problem({
  tone,
  children,
}: {
  readonly tone: 'error' | 'warning' | 'neutral';
  readonly children: string;
}): ReactElement {
  return (
    <span className={styles.problem} data-tone={tone}>
      <Icon name={toneIcons[tone]} />
      {children}
    </span>
  );
}
