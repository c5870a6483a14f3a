import type { FormStatus } from '@passmuster/form';
import type { ReactElement } from 'react';
import { notReached } from '../../api/failure.ts';
import { sameContacts } from '../../application/statusWords.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useApplication } from '../draft/applicationContext.ts';
import { SettleCustomer } from './SettleCustomer.tsx';

type StatusOf<Kind> = Extract<FormStatus, { readonly kind: Kind }>;

/** Says what is known of an attempt that may have created the customer. */
export function DoubtNotice({
  status,
}: {
  readonly status: StatusOf<'unknown'> | StatusOf<'created-elsewhere'>;
}): ReactElement {
  const t = useText();
  const { recent } = useFormat();
  const unanswered = useUnanswered(status);
  const time = recent(status.since);
  const wasCreated = status.kind === 'created-elsewhere';
  const error = wasCreated ? undefined : status.error;
  const wasNotReached = error?.status === notReached;
  return (
    <Notice
      tone="warning"
      isAlert
      title={status.key === undefined ? unanswered : t(submittedAt[sameContacts(status)], { time })}
      actions={wasCreated && <CustomerLink id={status.id} />}
    >
      <p>
        {wasCreated ? t('Its customer was created.') : t('The customer may have been created.')}{' '}
        {wasCreated
          ? t(
              'A second one with the same email address or phone number isn’t accepted, unless the KYC of the first was rejected.',
            )
          : t(
              'If it was, a second one with the same email address or phone number is refused.',
            )}{' '}
        {status.key === undefined &&
          t('If you change both and send the application again, a second customer may be created.')}
      </p>
      <SentAgain status={status} />
      {(wasNotReached || error?.outcome === 'not_sent') && (
        <p>
          {t('Your last attempt didn’t reach the API.')}
          {wasNotReached && ` ${t('The sandbox isn’t running')}.`}
        </p>
      )}
      {status.key === undefined && <SettleCustomer />}
    </Notice>
  );
}

const submittedAt = {
  email: 'The same email address was submitted at {time}',
  phone: 'The same phone number was submitted at {time}',
  both: 'The same email address and phone number were submitted at {time}',
} as const;

/** Returns the title of a doubt: the API answered with an error, or not at all. */
function useUnanswered({ since }: { readonly since: string }): string {
  const t = useText();
  const { recent } = useFormat();
  const { error, attempt } = useApplication().submission.state;
  const time = recent(since);
  const { status = 0 } = error ?? {};
  // The page’s own server says 502 where it got no answer.
  const isAnswer = error?.outcome === 'unknown' && status > 0 && status !== 502;
  return isAnswer && attempt?.at === since
    ? t('The API answered with an error ({status}) at {time}', { status, time })
    : t('We didn’t get an answer at {time}', { time });
}

/** Says that it was sent again after the first lost answer, or after what another application has created, and what came of it. */
function SentAgain({
  status,
}: {
  readonly status: Parameters<typeof DoubtNotice>[0]['status'];
}): ReactElement | null {
  const t = useText();
  const { recent } = useFormat();
  const { error, attempt } = useApplication().submission.state;
  if (!attempt) return null;
  if (status.key === undefined) {
    if (error?.outcome !== 'unknown' || attempt.at === status.since) return null;
    return (
      <p>
        {t('You sent it again at {time}. That attempt may have created the customer too.', {
          time: recent(attempt.at),
        })}
      </p>
    );
  }
  if (error?.duplicate === undefined) return null;
  return (
    <p>
      {t(
        'You sent it again at {time}, and it was refused: a customer with the same email address or phone number exists. If this is another business, change both. Otherwise there’s nothing to send.',
        { time: recent(attempt.at) },
      )}
    </p>
  );
}

/** Says that a duplicate is probably what an earlier attempt has created. */
export function ProbablyCreated({
  status: { since, error },
}: {
  readonly status: StatusOf<'probably-created'>;
}): ReactElement {
  const t = useText();
  const { recent } = useFormat();
  return (
    <Notice
      tone="warning"
      isAlert
      title={t('Probably created by your submission at {time}', { time: recent(since) })}
    >
      <p>
        {error.duplicate === 'phone'
          ? t('A customer with this phone number exists, and you have submitted the same one.')
          : t(
              'A customer with this email address exists, and you have submitted the same one.',
            )}{' '}
        {t('There’s probably nothing to submit again.')}{' '}
        {t('Ask your payment provider for its ID.')}
      </p>
      <SettleCustomer />
    </Notice>
  );
}

export function CustomerLink({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  return (
    <ButtonLink kind="primary" isSmall to={`/customers/${id}`}>
      {t('View customer')}
    </ButtonLink>
  );
}
