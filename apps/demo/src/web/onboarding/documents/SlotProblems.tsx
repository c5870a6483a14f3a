import type { Slot } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Finding } from '../../ui/Finding.tsx';
import { FieldFindings } from '../fields/FieldFindings.tsx';
import { useHasWarning } from './openWarnings.ts';

/** Why the last file wasn’t added; otherwise what is wrong with the one that is there. */
export function SlotProblems({
  anchor,
  notScan,
  attempt,
  findings,
}: Pick<Slot, 'findings'> & {
  readonly anchor: string;
  readonly attempt: Slot['attempt'] | undefined;
  readonly notScan: string | undefined;
}): ReactElement {
  const t = useText();
  const [finding] = attempt?.state === 'refused' ? attempt.findings : [];
  const refused = notScan ?? (finding && attempt?.name);
  if (refused === undefined) return <FieldFindings id={`${anchor}-findings`} findings={findings} />;
  const remedy =
    notScan === undefined ? finding?.remedy : t('Save it as a PDF, JPEG or PNG, then add that.');
  return (
    <div role="alert">
      <Finding tone="error" text={`${t('{name} wasn’t added.', { name: refused })} ${remedy}`} />
    </div>
  );
}

/** Whether a file is there, and right. */
export function SlotBadge({
  slot,
  findings,
  isChecking,
  isToCheck,
}: {
  /** Its id. */
  readonly slot: string;
  readonly findings: Slot['findings'];
  readonly isChecking: boolean;
  /** True if it may be why the application was rejected. */
  readonly isToCheck: boolean;
}): ReactElement {
  const t = useText();
  const hasWarning = useHasWarning(slot);
  if (isChecking) return <Badge tone="neutral">{t('Checking…')}</Badge>;
  const hasError = findings.some(({ severity }) => severity === 'error');
  if (hasError) return <Badge tone="error">{t('To fix')}</Badge>;
  if (hasWarning || findings.length > 0) return <Badge tone="warning">{t('To look at')}</Badge>;
  return isToCheck ? (
    <Badge tone="warning">{t('Check again')}</Badge>
  ) : (
    <Badge tone="success" icon="check">
      {t('Added')}
    </Badge>
  );
}
