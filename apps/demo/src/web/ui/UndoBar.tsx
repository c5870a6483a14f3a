import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from './Button.tsx';
import styles from './Notice.module.css';

/** How long a removal can be undone that doesn’t stay, in milliseconds. */
const time = 10_000;

/** Offers to undo a removal: while it is shown, or for a while and for as long as it has the focus. */
export function UndoBar({
  text,
  takesFocus = true,
  onUndo,
  onEnd,
}: {
  readonly text: string;
  /** False if nothing was pressed: the person is somewhere else. */
  readonly takesFocus?: boolean;
  readonly onUndo: () => void;
  /** Called after that while. */
  readonly onEnd?: () => void;
}): ReactElement {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isHeld || !onEnd) return;
    const timer = setTimeout(onEnd, time);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    <div className={styles.undo}>
      <output>{text}</output>
      <Button
        ref={button}
        kind="quiet"
        isSmall
        icon="undo"
        onClick={onUndo}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {t('Undo')}
      </Button>
    </div>
  );
}
