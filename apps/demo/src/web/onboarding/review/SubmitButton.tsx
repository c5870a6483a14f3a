import type { ReactElement } from 'react';
import { useOnline } from '../../api/useOnline.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { useSubmitState } from './submitContext.ts';

/** Submits, if the submission may be sent. After a lost answer it says that this sends it again. */
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
  const { known, maySend, isSending } = useSubmitState();
  const look = { isWide: className !== undefined, className };
  if (known.kind === 'created') return null;
  if (isSending) {
    return (
      <Button kind="primary" isPending {...look}>
        {t('Submitting…')}
      </Button>
    );
  }
  switch (maySend) {
    case 'no':
      return (
        <Button isPending {...look}>
          {t('Checking…')}
        </Button>
      );
    case 'acknowledged':
      return (
        <Button aria-haspopup="dialog" onClick={onSubmit} {...look}>
          {known.attempt ? t('Send again…') : t('Submit anyway…')}
        </Button>
      );
    case 'yes':
      return (
        <Button kind="primary" aria-disabled={!isOnline || undefined} onClick={onSubmit} {...look}>
          {label}
        </Button>
      );
  }
}
