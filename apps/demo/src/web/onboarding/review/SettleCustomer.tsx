import type { Settlement } from '@passmuster/client/submission';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { customerStatus } from '../../sandboxControls/sandbox.ts';
import { SettleDoubt } from '../../sending/SettleDoubt.tsx';
import { saveSubmitted } from '../../storage/keepTime.ts';
import { useApplication } from '../draft/applicationContext.ts';

/** The way out of a doubt: a person has asked the provider, and enters the customer’s ID or that there is none. */
export function SettleCustomer(): ReactElement {
  const t = useText();
  const { id, form, draft, submission } = useApplication();
  const settle = async (found: Settlement) => {
    const { values } = form;
    await submission.settle(found);
    if (found === 'not-created' || found.id === undefined) return;
    const mayStay = await saveSubmitted({
      id: found.id,
      name: values.business_name,
      country: values.registered_address.country,
      createdAt: Date.now(),
      draftId: id,
      application: values,
    });
    if (!mayStay) await draft.forget();
  };
  const problemOf = async (customer: string): Promise<string | undefined> => {
    const { data, error } = await customerStatus(customer);
    if (error) {
      return error.status === 404
        ? t('There’s no customer with this ID. Check it, then try again.')
        : t(
            'We couldn’t check this ID: the API can’t be reached. Nothing has changed. Try again later.',
          );
    }
    return data.email === undefined || isSame(data.email, form.values.email)
      ? undefined
      : t('This ID belongs to a customer with another email address.');
  };
  return (
    <>
      <p>
        <a href="/sandbox/customers" target="_blank" rel="noreferrer">
          {t('Customers of this sandbox, as a payment provider sees them')}
        </a>
      </p>
      <SettleDoubt
        idLabel={t('Customer ID from your payment provider')}
        exists={t('It was created')}
        absent={t('It wasn’t created')}
        afterwards={t(
          'You can submit the application again afterwards. If the customer exists after all, the application will be refused. If you change its email address and phone number, there may be two customers.',
        )}
        problemOf={problemOf}
        onSettle={settle}
      />
    </>
  );
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
