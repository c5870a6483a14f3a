import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { JumpLink } from '../frame/JumpLink.tsx';
import type { TodoItem } from '../frame/todo.ts';
import styles from './Review.module.css';

/** Warnings that nobody has accepted, each a link to its field. */
export function OpenWarnings({
  title,
  isFirst,
  items,
}: {
  readonly title: string;
  /** True for the box that says what to do with the warnings of all of them. */
  readonly isFirst: boolean;
  readonly items: readonly TodoItem[];
}): ReactElement | null {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <Notice tone="warning" title={title}>
        {isFirst && (
          <p>{t('Correct them, or accept them with your name and a reason when you submit.')}</p>
        )}
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <JumpLink item={item} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
