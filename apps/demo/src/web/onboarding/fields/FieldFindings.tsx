import type { FormFinding } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Details } from '../../ui/Details.tsx';
import { Finding } from '../../ui/Finding.tsx';
import { FixOffer } from '../fixes/FixOffer.tsx';
import { FixUndo } from '../fixes/FixUndo.tsx';
import { useAppliedFix } from '../fixes/useAppliedFix.ts';

/** The findings of a field, each with its fix if there is one; nothing without findings. */
export function FieldFindings({
  id,
  findings,
}: {
  readonly id: string;
  readonly findings: readonly FormFinding[];
}): ReactElement | null {
  const t = useText();
  const fix = useAppliedFix();
  return (
    <>
      {fix.applied && <FixUndo {...fix.applied} onEnd={fix.end} />}
      {findings.length > 0 && (
        <div id={id}>
          {findings.map((finding) => {
            const { rule, severity, path, message, remedy, source } = finding;
            return (
              <Finding
                key={`${rule} ${remedy}`}
                tone={severity === 'error' ? 'error' : 'warning'}
                text={remedy}
              >
                <FixOffer finding={finding} onApply={fix.apply} />
                <Details
                  rows={[
                    [t('Field'), <code key="field">{path.join('.')}</code>],
                    [t('Rule'), <code key="rule">{rule}</code>],
                    [t('Reason'), message],
                    [t('Source'), [source.title, source.section].filter(Boolean).join(', ')],
                  ]}
                />
              </Finding>
            );
          })}
        </div>
      )}
    </>
  );
}
