import { blankCustomer, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';

export async function call(): Promise<string> {
  const values = { ...blankCustomer(), email: 'office@adunnifoods' };
  const form = createCustomerForm({ reviewer: directReviewer(), values });
  await form.validate();
  const { verdict, todo } = form.state;
  const email = todo.find(({ path }) => path.join('.') === 'email');
  return JSON.stringify({ verdict, email: email?.finding?.remedy }, undefined, 2);
}
