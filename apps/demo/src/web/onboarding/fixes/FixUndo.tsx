import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { UndoBar } from '../../ui/UndoBar.tsx';
import styles from './Fixes.module.css';
import type { AppliedFix } from './useAppliedFix.ts';
import { useFixText } from './useFixText.ts';

/** Says what was replaced, and takes it back. */
export function FixUndo({
  fixes,
  undo,
  onEnd,
}: AppliedFix & { readonly onEnd: () => void }): ReactElement {
  const t = useText();
  const textOf = useFixText();
  const [change, ...others] = fixes.flatMap(({ changes }) => changes);
  return (
    <div className={styles.undone}>
      <UndoBar
        text={
          change && others.length === 0
            ? t('Replaced {before} with {after}', { ...textOf(change) })
            : t('Replaced {count} values', { count: others.length + 1 })
        }
        onUndo={() => {
          undo();
          onEnd();
        }}
        onEnd={onEnd}
      />
    </div>
  );
}
