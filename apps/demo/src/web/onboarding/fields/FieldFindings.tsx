import type { ReactElement } from 'react';
import type { FormFinding } from '../../../integration/application.ts';
import { useText } from '../../language/useText.ts';
import { Details } from '../../ui/Details.tsx';
import { Finding } from '../../ui/Finding.tsx';

/** The findings of a field, or nothing. */
export function FieldFindings({
  id,
  findings,
}: {
  readonly id: string;
  readonly findings: readonly FormFinding[];
}): ReactElement | null {
  const t = useText();
  if (findings.length === 0) return null;
  return (
    <div id={id}>
      {findings.map(({ rule, severity, path, message, remedy, source }) => (
        <Finding
          key={`${rule} ${remedy}`}
          tone={severity === 'error' ? 'error' : 'warning'}
          text={remedy}
        >
          <Details
            rows={[
              [t('Field'), <code key="field">{path.join('.')}</code>],
              [t('Rule'), <code key="rule">{rule}</code>],
              [t('Reason'), message],
              [t('Source'), [source.title, source.section].filter(Boolean).join(', ')],
            ]}
          />
        </Finding>
      ))}
    </div>
  );
}
