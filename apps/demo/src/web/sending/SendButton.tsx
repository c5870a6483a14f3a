import { isInDoubt, localToday, type SubmitFormOptions } from '@passmuster/form';
import { useForm, useStatus } from '@passmuster/form/react';
import type { ReactElement, ReactNode } from 'react';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { type Translate, useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Send } from './useSend.ts';

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** The button of a short form, why it was not sent, and what only a person can decide before it is. */
export function SendButton({
  send: { asks, clear, failure, isPending },
  onSend,
  children,
}: {
  readonly send: Send;
  /** Sends with what a person has decided. */
  readonly onSend: (options: SubmitFormOptions) => void;
  readonly children: ReactNode;
}): ReactElement {
  const t = useText();
  const form = useForm();
  const status = useStatus();
  if (asks) {
    return (
      <Notice
        tone="warning"
        title={asks === 'look' ? lookTitle(form.state, t) : t('Send it again?')}
        actions={
          <>
            <Button isSmall ref={focus} onClick={clear}>
              {t('Don’t send')}
            </Button>
            <Button
              kind="quiet"
              isSmall
              isDanger
              onClick={() =>
                onSend(asks === 'look' ? { accepted: looked(form.state) } : { confirmed: true })
              }
            >
              {asks === 'look' ? t('Send anyway') : t('Send again anyway')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <>
      {failure && failure.outcome !== 'unknown' && <FailureNotice failure={failure} />}
      <p>
        <Button
          type="submit"
          kind={isInDoubt(status) ? 'plain' : 'primary'}
          isPending={isPending || status.kind === 'loading' || status.kind === 'sending'}
        >
          {isInDoubt(status) ? t('Send again…') : children}
        </Button>
      </p>
    </>
  );
}

const lookTitle = ({ open }: ReturnType<typeof useForm>['state'], t: Translate): string =>
  open.findings.length === 1 ? t('Submit with this warning?') : t('Submit with these warnings?');

/** Returns acceptances of the warnings that a person has seen at their fields. */
const looked = ({ open }: ReturnType<typeof useForm>['state']): SubmitFormOptions['accepted'] =>
  open.findings.map(({ rule, path }) => ({
    rule,
    path,
    by: 'The person who sends it',
    reason: 'Seen in the form',
    until: localToday(),
  }));
