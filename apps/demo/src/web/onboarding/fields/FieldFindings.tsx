import type { FormFinding } from '@passmuster/form';
import type { ReactElement } from 'react';
import { Finding } from '../../ui/Finding.tsx';
import { FixOffer } from '../fixes/FixOffer.tsx';
import { FixUndo } from '../fixes/FixUndo.tsx';
import { useAppliedFix } from '../fixes/useAppliedFix.ts';

/** The findings of a field and what is good to know, each with its fix if there is one; nothing without them. */
export function FieldFindings({
  id,
  findings,
  notes = [],
}: {
  readonly id: string;
  readonly findings: readonly FormFinding[];
  /** What is good to know. */
  readonly notes?: readonly FormFinding[];
}): ReactElement | null {
  const fix = useAppliedFix();
  const shown = [...findings, ...notes];
  return (
    <>
      {fix.applied && <FixUndo {...fix.applied} onEnd={fix.end} />}
      {shown.length > 0 && (
        <div id={id}>
          {shown.map((finding) => {
            const { rule, severity, remedy } = finding;
            return (
              <Finding
                key={`${rule} ${remedy}`}
                tone={severity === 'info' ? 'neutral' : severity}
                text={remedy}
              >
                <FixOffer finding={finding} onApply={fix.apply} />
              </Finding>
            );
          })}
        </div>
      )}
    </>
  );
}
