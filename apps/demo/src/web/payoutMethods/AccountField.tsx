import { type ReactElement, type ReactNode, useState } from 'react';
import { useText } from '../language/useText.ts';
import { Details } from '../ui/Details.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { type Replaced, Replacement } from '../ui/Replacement.tsx';
import { ReplaceOffer, ReplaceUndo } from '../ui/ReplaceOffer.tsx';

export interface AccountFinding {
  readonly tone: 'error' | 'warning';
  readonly text: string;
  readonly rule: string;
  /** What to write instead, if that is certain. */
  readonly fix?: Replaced | undefined;
}

export interface AccountControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A field of a bank account, what its check found, and a button that fixes it. */
export function AccountField({
  name,
  label,
  value,
  finding,
  onReplace,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly finding: AccountFinding | undefined;
  readonly onReplace: (value: string) => void;
  readonly children: (control: AccountControl) => ReactNode;
}): ReactElement {
  const t = useText();
  const [replaced, setReplaced] = useState<Replaced>();
  const id = `account-${name}`;
  const fix = finding?.fix;
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': finding?.tone === 'error',
        'aria-describedby': finding && `${id}-finding`,
      })}
      {replaced?.after === value && (
        <ReplaceUndo
          replaced={[replaced]}
          onUndo={() => onReplace(replaced.before)}
          onEnd={() => setReplaced(undefined)}
        />
      )}
      {finding && (
        <Finding id={`${id}-finding`} tone={finding.tone} text={finding.text}>
          {fix && (
            <ReplaceOffer
              replaced={[fix]}
              onReplace={() => {
                onReplace(fix.after);
                setReplaced(fix);
              }}
            >
              <Replacement {...fix} />
            </ReplaceOffer>
          )}
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
