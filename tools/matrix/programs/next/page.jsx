import { loadCustomerReviewer } from '@passmuster/kyc';
import customer from '../customer.json' with { type: 'json' };
import { Field } from './field.jsx';

export default async function Page() {
  const reviewer = await loadCustomerReviewer();
  const { ready } = reviewer.review(customer, { asOf: '2026-11-21' });
  return (
    <main>
      <p id="server">{ready ? 'ready on the server' : 'not ready'}</p>
      <Field />
    </main>
  );
}
