import type { ReactElement } from 'react';
import { ReplaceUndo } from '../../ui/ReplaceOffer.tsx';
import type { AppliedFix } from './useAppliedFix.ts';
import { useFixText } from './useFixText.ts';

/** Says what fixes have replaced, and takes it back. */
export function FixUndo({
  fixes,
  undo,
  onEnd,
}: AppliedFix & { readonly onEnd: () => void }): ReactElement {
  const textOf = useFixText();
  const changes = fixes.flatMap((fix) => fix.changes);
  return <ReplaceUndo replaced={changes.map(textOf)} onUndo={undo} onEnd={onEnd} />;
}
