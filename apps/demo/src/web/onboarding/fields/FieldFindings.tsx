import type { Fix } from '@passmuster/findings';
import type { FormFinding } from '@passmuster/form';
import type { ReactElement } from 'react';
import { Finding } from '../../ui/Finding.tsx';
import { useSameWriting } from '../../ui/useSameWriting.ts';
import { FixOffer } from '../fixes/FixOffer.tsx';
import { FixUndo } from '../fixes/FixUndo.tsx';
import { useAppliedFix } from '../fixes/useAppliedFix.ts';

/**
 * The findings of a field and what is good to know, each with its fix if there is one; nothing without them. A fix that is only good to
 * know is applied if it is another way to write the same.
 */
export function FieldFindings({
  id,
  findings,
  notes = [],
  fixes = [],
}: {
  readonly id: string;
  readonly findings: readonly FormFinding[];
  /** What is good to know. */
  readonly notes?: readonly FormFinding[];
  readonly fixes?: readonly Fix[] | undefined;
}): ReactElement | null {
  const fix = useAppliedFix();
  const keep = useSameWriting(
    fixes.filter(({ rule }) => findings.every((finding) => finding.rule !== rule)),
    (one) => fix.applyUnasked(one),
  );
  const shown = [...findings, ...notes];
  return (
    <>
      {fix.applied && <FixUndo {...fix.applied} onKeep={keep} onEnd={fix.end} />}
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
