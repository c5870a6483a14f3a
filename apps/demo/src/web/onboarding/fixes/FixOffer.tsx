import type { Fix } from '@passmuster/findings';
import type { FormFinding } from '@passmuster/form';
import { useFormState } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { ReplaceOffer } from '../../ui/ReplaceOffer.tsx';
import { FixChanges } from './FixChanges.tsx';
import { useFixText } from './useFixText.ts';

/** Offers to enter the right value of a finding, beside the one that it replaces. */
export function FixOffer({
  finding,
  onApply,
}: {
  readonly finding: FormFinding;
  readonly onApply: (fix: Fix) => void;
}): ReactElement | null {
  const textOf = useFixText();
  const place = finding.path.join('.');
  const fix = useFormState(({ fixes }) => fixes).find(
    ({ rule, path }) => rule === finding.rule && path.join('.') === place,
  );
  if (!fix) return null;
  return (
    <ReplaceOffer replaced={fix.changes.map(textOf)} onReplace={() => onApply(fix)}>
      <FixChanges fixes={[fix]} isLabeled={fix.changes.length > 1} />
    </ReplaceOffer>
  );
}
