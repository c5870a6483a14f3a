import type { ReactElement, ReactNode } from 'react';
import { useText } from '../language/useText.ts';
import { Details } from '../ui/Details.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';

export interface AccountFinding {
  readonly tone: 'error' | 'warning';
  readonly text: string;
  readonly rule: string;
}

/** A field of a bank account and what its check found. */
export function AccountField({
  name,
  label,
  finding,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly finding: AccountFinding | undefined;
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}): ReactElement {
  const t = useText();
  const id = `account-${name}`;
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': finding?.tone === 'error',
        'aria-describedby': finding && `${id}-finding`,
      })}
      {finding && (
        <Finding id={`${id}-finding`} tone={finding.tone} text={finding.text}>
          <Details
            rows={[
              [t('Field'), <code key="field">{name}</code>],
              [t('Rule'), <code key="rule">{finding.rule}</code>],
            ]}
          />
        </Finding>
      )}
    </div>
  );
}
