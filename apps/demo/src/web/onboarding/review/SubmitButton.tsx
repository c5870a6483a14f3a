import { isInDoubt } from '@passmuster/form';
import { useStatus } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useOnline } from '../../api/useOnline.ts';
import { isOfAnother } from '../../application/statusWords.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { useSubmitState } from './submitContext.ts';

/** Submits, if the application may be sent. After a lost answer it says that this sends it again. */
export function SubmitButton({
  label,
  onSubmit,
  className,
}: {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
}): ReactElement | null {
  const t = useText();
  const isOnline = useOnline();
  const status = useStatus();
  const { isPending } = useSubmitState();
  const look = { isWide: className !== undefined, className };
  if (status.kind === 'created') return null;
  if (isPending || status.kind === 'sending') {
    return (
      <Button kind="primary" isPending {...look}>
        {t('Submitting…')}
      </Button>
    );
  }
  if (status.kind === 'loading') {
    return (
      <Button isPending {...look}>
        {t('Checking…')}
      </Button>
    );
  }
  if (isInDoubt(status)) {
    return (
      <Button
        aria-haspopup="dialog"
        aria-disabled={!isOnline || undefined}
        onClick={isOnline ? onSubmit : undefined}
        {...look}
      >
        {isOfAnother(status) ? t('Submit anyway…') : t('Send again…')}
      </Button>
    );
  }
  return (
    <Button kind="primary" aria-disabled={!isOnline || undefined} onClick={onSubmit} {...look}>
      {label}
    </Button>
  );
}
