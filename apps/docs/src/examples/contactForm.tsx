import { localToday } from '@passmuster/form';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { useForm } from 'react-hook-form';

interface Contact {
  readonly business_name: string;
  readonly email: string;
  readonly phone: string;
}

/** Loads in the background while people type. */
const reviewer = loadCustomerReviewer();

/** Returns the remedy for a field, or undefined if it is right. */
async function remedyOf(field: keyof Contact, contact: Contact): Promise<string | undefined> {
  const findings = (await reviewer).checkField(field, contact, { asOf: localToday() });
  return findings.find(({ severity }) => severity !== 'info')?.remedy;
}

export function ContactForm({ onSubmit }: { readonly onSubmit: (contact: Contact) => void }) {
  const { register, handleSubmit, formState } = useForm<Contact>({ mode: 'onTouched' });
  const field = (name: keyof Contact) =>
    register(name, { validate: (_, contact) => remedyOf(name, contact) });
  const { business_name, email, phone } = formState.errors;
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <p>
        <label>
          Business name <input {...field('business_name')} />
        </label>
        <span role="alert">{business_name?.message}</span>
      </p>
      <p>
        <label>
          Email <input {...field('email')} type="email" />
        </label>
        <span role="alert">{email?.message}</span>
      </p>
      <p>
        <label>
          Phone <input {...field('phone')} type="tel" />
        </label>
        <span role="alert">{phone?.message}</span>
      </p>
      <button type="submit">Continue</button>
    </form>
  );
}
