import type { Settlement } from '@passmuster/client/submission';
import type { ReactElement } from 'react';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { customerStatus } from '../../sandboxControls/sandbox.ts';
import { SettleDoubt } from '../../sending/SettleDoubt.tsx';
import { forgetReport, keptReport } from '../../storage/attemptReports.ts';
import { loadCustomer } from '../../storage/localRecords.ts';
import { useApplication } from '../draft/applicationContext.ts';
import { saveCreated } from './saveCreated.ts';

/** The way out of a doubt: a person has asked the provider, and enters the customer’s ID or that there is none. */
export function SettleCustomer(): ReactElement {
  const t = useText();
  const { recent } = useFormat();
  const application = useApplication();
  const { id, form, submission } = application;
  const sentAt = () => Date.parse(submission.state.doubt?.since ?? '') || Date.now();
  const settle = async (found: Settlement) => {
    const { values } = form;
    const since = sentAt();
    const customer = found === 'not-created' ? undefined : found.id;
    const createdAt = customer === undefined ? since : await creationOf(customer, since);
    await submission.settle(found);
    if (customer === undefined) return forgetReport(id);
    const report = await keptReport(id);
    await saveCreated(application, values, {
      id: customer,
      createdAt,
      ...(report && { report }),
    });
  };
  const problemOf = async (customer: string): Promise<string | undefined> => {
    const earlier = t(
      'This customer was created by an earlier submission. Enter the ID of the one created at {time}.',
      { time: recent(sentAt()) },
    );
    if (await loadCustomer(customer)) return earlier;
    const { data, error } = await customerStatus(customer);
    if (error) {
      return error.status === 404
        ? t('There’s no customer with this ID. Check it, then try again.')
        : t(
            'We couldn’t check this ID: the API can’t be reached. Nothing has changed. Try again later.',
          );
    }
    if (data.email !== undefined && !isSame(data.email, form.values.email)) {
      return t('This ID belongs to a customer with another email address.');
    }
    const createdAt = Date.parse(data.created_at ?? '');
    return createdAt < sentAt() - clockDifference ? earlier : undefined;
  };
  return (
    <SettleDoubt
      idLabel={t('Customer ID from your payment provider')}
      list="/provider/customers"
      exists={t('It was created')}
      absent={t('It wasn’t created')}
      afterwards={t(
        'You can submit the application again afterwards. If the customer exists after all, the application will be refused. If you change its email address and phone number, there may be two customers.',
      )}
      problemOf={problemOf}
      onSettle={settle}
    />
  );
}

/** The clock of a provider may be behind that of this device by so much. Milliseconds. */
const clockDifference = 300_000;

/** Returns when a customer was created: as the API says, or else when the application was sent. */
async function creationOf(customer: string, since: number): Promise<number> {
  const { data } = await customerStatus(customer);
  // A clock that is ahead doesn't make this device keep it for longer.
  return Math.min(Date.parse(data?.created_at ?? '') || since, Date.now());
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
