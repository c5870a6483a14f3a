import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { JumpLink } from '../frame/JumpLink.tsx';
import type { TodoItem } from '../frame/todo.ts';
import styles from './Review.module.css';

/** The warnings that nobody has accepted: what rests on law, such as sanctions, before the others. */
export function OpenWarnings({
  items,
}: {
  readonly items: readonly TodoItem[];
}): ReactElement | null {
  const t = useText();
  const law = items.filter(({ isLaw }) => isLaw);
  const others = items.filter(({ isLaw }) => !isLaw);
  return (
    <>
      <Warnings title={t('Law and sanctions: look at these first')} items={law} />
      <Warnings title={t('Look at these before you submit')} items={others} />
    </>
  );
}

function Warnings({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly TodoItem[];
}): ReactElement | null {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <Notice tone="warning" title={title}>
        <p>{t('Correct them, or accept them with your name and a reason when you submit.')}</p>
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
