import type { Fix } from '@passmuster/findings';
import { type Field, useField, useForm } from '@passmuster/form/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useText } from '../language/useText.ts';
import { classNames } from '../ui/classNames.ts';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { type Replaced, Replacement } from '../ui/Replacement.tsx';
import { ReplaceOffer, ReplaceUndo } from '../ui/ReplaceOffer.tsx';
import { useSameWriting } from '../ui/useSameWriting.ts';
import { type Account, missingTexts } from './accountDefinition.ts';

/** A field of a bank account, what its check found, and a button that fixes it. */
export function AccountField({
  name,
  label,
  id,
  isWide = false,
  children,
}: {
  readonly name: keyof Account;
  /** Of the control, if it isn't that of the field. */
  readonly id?: string;
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: (field: Field<string>) => ReactNode;
}): ReactElement {
  const t = useText();
  const form = useForm();
  const account = useField(name);
  const [applied, setApplied] = useState<Applied>();
  const { value, controlProps, findings, fixes, findingsProps } = account;
  const isMissing = value === '' && Object.hasOwn(missingTexts, name);
  const apply = (fix: Fix, isByItself = false) => {
    const undo = form.apply(fix);
    if (undo) setApplied({ ...replacedBy(fix, value), undo, isByItself });
  };
  const keep = useSameWriting(fixes, (fix) => apply(fix, true));
  return (
    <div className={classNames(field.field, isWide && field.c12)}>
      <label htmlFor={id ?? controlProps.id}>{label}</label>
      {children(account)}
      {applied?.after === value && (
        <ReplaceUndo
          replaced={[applied]}
          takesFocus={!applied.isByItself}
          onUndo={() => {
            keep(applied.before);
            applied.undo();
          }}
          onEnd={() => setApplied(undefined)}
        />
      )}
      {findings.length > 0 && (
        <div {...findingsProps}>
          {findings.map(({ rule, severity, remedy }) => (
            <Finding
              key={`${rule} ${remedy}`}
              tone={severity === 'error' ? 'error' : 'warning'}
              text={isMissing ? t(missingTexts[name as keyof typeof missingTexts]) : remedy}
            />
          ))}
          {fixes.map((fix) => {
            const replaced = replacedBy(fix, value);
            return (
              <ReplaceOffer key={fix.rule} replaced={[replaced]} onReplace={() => apply(fix)}>
                <Replacement {...replaced} />
              </ReplaceOffer>
            );
          })}
        </div>
      )}
    </div>
  );
}

interface Applied extends Replaced {
  readonly undo: () => void;
  readonly isByItself: boolean;
}

const replacedBy = (fix: Fix, before: string): Replaced => ({
  before,
  after: String(fix.changes[0].value),
});
