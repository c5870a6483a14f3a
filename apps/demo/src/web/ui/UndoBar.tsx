import { type ReactElement, useEffect, useRef } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from './Button.tsx';
import styles from './Notice.module.css';

/** Offers to undo what was just done, for as long as it is shown: until the next one, or until the page is left. */
export function UndoBar({
  text,
  takesFocus = true,
  onUndo,
}: {
  readonly text: string;
  /** False if nothing was pressed: the person is somewhere else. */
  readonly takesFocus?: boolean;
  readonly onUndo: () => void;
}): ReactElement {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.undo}>
      <output>{text}</output>
      <Button ref={button} kind="quiet" isSmall icon="undo" onClick={onUndo}>
        {t('Undo')}
      </Button>
    </div>
  );
}
