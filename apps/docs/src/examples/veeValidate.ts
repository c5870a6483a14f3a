import { localToday } from '@passmuster/form';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { useForm } from 'vee-validate';

export interface Contact {
  readonly business_name: string;
  readonly email: string;
  readonly phone: string;
}

/** Loads in the background while people type. */
const reviewer = loadCustomerReviewer();

/** Validates one field of a form: `true`, or what to do about it. */
export const fieldValidator =
  (name: keyof Contact) =>
  async (value: unknown, { form }: { readonly form: object }): Promise<true | string> => {
    const draft = { ...form, [name]: value };
    const findings = (await reviewer).checkField(name, draft, { asOf: localToday() });
    return findings.find(({ severity }) => severity !== 'info')?.remedy ?? true;
  };

export const useContactForm = () =>
  useForm<Contact>({
    validationSchema: {
      business_name: fieldValidator('business_name'),
      email: fieldValidator('email'),
      phone: fieldValidator('phone'),
    },
  });
