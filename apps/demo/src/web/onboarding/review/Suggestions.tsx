import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { JumpLink } from '../frame/JumpLink.tsx';
import type { TodoItem } from '../frame/todo.ts';
import styles from './Review.module.css';

/** What is worth a second look, and doesn't keep anyone from submitting. */
export function Suggestions({
  items,
}: {
  readonly items: readonly TodoItem[];
}): ReactElement | null {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <div className={styles.sug}>
      <Notice tone="warning" title={t('Suggestions: look at these, or submit anyway')}>
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
