import type { ReactElement } from 'react';
import { ReplaceUndo } from '../../ui/ReplaceOffer.tsx';
import type { AppliedFix } from './useAppliedFix.ts';
import { useFixText } from './useFixText.ts';

/** Says what fixes have replaced, and takes it back. */
export function FixUndo({
  fixes,
  undo,
  takesFocus,
  onKeep,
  onEnd,
}: AppliedFix & {
  /** Called with a value that was taken back. */
  readonly onKeep?: (value: unknown) => void;
  readonly onEnd: () => void;
}): ReactElement {
  const textOf = useFixText();
  const changes = fixes.flatMap((fix) => fix.changes);
  return (
    <ReplaceUndo
      replaced={changes.map(textOf)}
      takesFocus={takesFocus}
      onUndo={() => {
        for (const { replaces } of changes) onKeep?.(replaces);
        undo();
      }}
      onEnd={onEnd}
    />
  );
}
