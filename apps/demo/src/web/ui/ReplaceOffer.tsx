import type { ReactElement, ReactNode } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from './Button.tsx';
import styles from './Replacement.module.css';
import type { Replaced } from './Replacement.tsx';
import { UndoBar } from './UndoBar.tsx';

/** Offers to replace values, which are shown beside the button. */
export function ReplaceOffer({
  replaced,
  onReplace,
  children,
}: {
  readonly replaced: readonly Replaced[];
  readonly onReplace: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const t = useText();
  const [first, ...others] = replaced;
  return (
    <div className={styles.offer}>
      {children}
      <Button
        isSmall
        aria-label={
          first && others.length === 0
            ? t('Replace {before} with {after}', { ...first })
            : t('Replace {count} values', { count: replaced.length })
        }
        onClick={onReplace}
      >
        {t('Replace')}
      </Button>
    </div>
  );
}

/** Says what was replaced, and takes it back. */
export function ReplaceUndo({
  replaced,
  onUndo,
  onEnd,
  ...rest
}: {
  readonly replaced: readonly Replaced[];
  readonly takesFocus?: boolean;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}): ReactElement {
  const t = useText();
  const [first, ...others] = replaced;
  return (
    <div className={styles.undone}>
      <UndoBar
        {...rest}
        text={
          first && others.length === 0
            ? t('Replaced {before} with {after}', { ...first })
            : t('Replaced {count} values', { count: replaced.length })
        }
        onUndo={() => {
          onUndo();
          onEnd();
        }}
      />
    </div>
  );
}
