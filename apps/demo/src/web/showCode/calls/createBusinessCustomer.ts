import { type Client, createBusinessCustomer } from '@passmuster/client';
import type { CustomerValues, Form } from '@passmuster/form';

export async function call(client: Client, form: Form<CustomerValues>): Promise<string> {
  // What the form holds, with its files, as the API takes it.
  const { blob } = await form.body();
  const { data, error } = await createBusinessCustomer(client, blob);
  if (!error) return data.id ?? 'Created';
  // Without an answer the customer may exist: a person decides whether to send it again.
  return error.outcome === 'unknown' ? 'Ask before sending again' : error.message;
}
