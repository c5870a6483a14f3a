import type { ReactElement } from 'react';
import { FindingNotes } from '../FindingNotes.tsx';
import { useFindingsAt, useLiveReview } from './reviewContext.ts';

/** Findings on a list, or on a whole entry of one; also the place where the checklist lets the reader land. */
export function PlaceNotes({
  name,
  isFilled,
}: {
  readonly name: string;
  /** False for a list the reader has not begun: it is not told off before. */
  readonly isFilled: boolean;
}): ReactElement {
  const findings = useFindingsAt(name);
  const { isRevealed } = useLiveReview();
  return (
    <div id={name} tabIndex={-1} className="landing">
      {(isRevealed || isFilled) && <FindingNotes findings={findings} />}
    </div>
  );
}
