import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useText } from '../../language/useText.ts';
import { saveSubmitted } from '../../storage/keepTime.ts';
import { Button } from '../../ui/Button.tsx';
import field from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { useApplication } from '../draft/applicationContext.ts';

/** The way out of a doubt: a person has asked the provider, and enters the customer’s ID or that there is none. */
export function SettleDoubt(): ReactElement {
  const t = useText();
  const inputId = useId();
  const { id, form, submission } = useApplication();
  const [customer, setCustomer] = useState('');
  const created = async (event: FormEvent) => {
    event.preventDefault();
    const found = customer.trim();
    if (found === '') return;
    const { values } = form;
    await submission.settle({ id: found });
    await saveSubmitted({
      id: found,
      name: values.business_name,
      country: values.registered_address.country,
      createdAt: Date.now(),
      draftId: id,
      application: values,
    });
  };
  return (
    <form className={ui.stack} onSubmit={(event) => void created(event)}>
      <div className={field.field}>
        <label htmlFor={inputId}>{t('Customer ID from your payment provider')}</label>
        <input
          id={inputId}
          className={field.in}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={customer}
          onChange={({ target }) => setCustomer(target.value)}
        />
      </div>
      <p className={ui.row}>
        <Button type="submit" isSmall aria-disabled={customer.trim() === '' || undefined}>
          {t('It was created')}
        </Button>
        <Button isSmall onClick={() => void submission.settle('not-created')}>
          {t('It wasn’t created')}
        </Button>
      </p>
    </form>
  );
}
