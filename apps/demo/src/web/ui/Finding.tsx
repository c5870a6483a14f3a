import type { ReactElement, ReactNode } from 'react';
import styles from './Finding.module.css';
import { Icon } from './Icon.tsx';
import { splitFirstSentence } from './splitFirstSentence.ts';
import { type Tone, textIcons } from './tone.ts';

/** A problem and its remedy, beside the field it is about. */
export function Finding({
  id,
  tone,
  text,
  children,
  isResult = false,
}: {
  readonly id?: string | undefined;
  readonly tone: Tone;
  /** Sentences; the first is the problem. */
  readonly text: string;
  readonly children?: ReactNode;
  /** The outcome of a check on its own, larger than beside a field. */
  readonly isResult?: boolean;
}): ReactElement {
  const [problem, action] = splitFirstSentence(text);
  return (
    <div
      id={id}
      className={isResult ? `${styles.finding} ${styles.result}` : styles.finding}
      data-tone={tone}
    >
      <Icon name={textIcons[tone]} />
      <p>
        <b>{problem}</b> {action}
      </p>
      {children}
    </div>
  );
}
