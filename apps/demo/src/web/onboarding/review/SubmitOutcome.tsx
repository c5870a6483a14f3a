import type { FormStatus } from '@passmuster/form';
import { useField, useStatus } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { type Failure, notReached } from '../../api/failure.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useApplication } from '../draft/applicationContext.ts';
import { CustomerLink, DoubtNotice, ProbablyCreated } from './DoubtNotice.tsx';
import { Refusals } from './Refusals.tsx';
import { useSubmitState } from './submitContext.ts';

/** What became of the application, as far as this device knows. */
export function SubmitOutcome(): ReactElement | null {
  const status = useStatus();
  const { failure, isPending } = useSubmitState();
  const { submission } = useApplication();
  const isRefused = failure?.outcome === 'refused' && failure.status !== notReached;
  if (isPending) return null;
  switch (status.kind) {
    case 'loading':
    case 'sending':
      return null;
    case 'created':
      return <Created status={status} />;
    case 'probably-created':
      return <ProbablyCreated status={status} />;
    case 'unknown':
    case 'created-elsewhere':
      return (
        <>
          <DoubtNotice status={status} />
          {isRefused && <Refusals failure={failure} />}
        </>
      );
    case 'editing':
      // What was refused has been changed since, and a doubt was settled.
      return failure?.outcome === 'unknown' || isRefused || !failure ? null : (
        <Refusals failure={failure} />
      );
    default:
      return (
        <Refusals failure={failure ?? failureBefore(status.error, submission.state.attempt)} />
      );
  }
}

/** Returns the failure of a page before this one, as far as the journal knows it. */
const failureBefore = (
  error: Extract<FormStatus, { kind: 'refused' }>['error'],
  attempt: { readonly at: string } | undefined,
): Failure => ({
  ...error,
  kind: 'api',
  operation: 'createBusinessCustomer',
  message: '',
  at: Date.parse(attempt?.at ?? ''),
});

function Created({
  status: { id, doubtSince },
}: {
  readonly status: Extract<FormStatus, { kind: 'created' }>;
}): ReactElement {
  const t = useText();
  const { recent } = useFormat();
  const name = useField('business_name').value;
  return (
    <Notice
      tone="success"
      title={t('{name} was created', { name })}
      actions={id !== undefined && <CustomerLink id={id} />}
    >
      {doubtSince !== undefined && (
        <p>
          {t(
            'Your submission at {time} may have created it too. Ask your payment provider whether it exists twice.',
            { time: recent(doubtSince) },
          )}
        </p>
      )}
    </Notice>
  );
}
