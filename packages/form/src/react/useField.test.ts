import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { FormProvider, useForm } from './context.ts';
import { useAmount } from './useAmount.ts';
import { useField } from './useField.ts';

const reviewer = instantReviewer(() => [errorAt(['email'])]);

function Form() {
  const email = useField('email');
  const income = useAmount('expected_monthly_income', { locale: 'en', unit: 'NGN' });
  return createElement(
    'p',
    {},
    email.inputProps.value,
    ' ',
    income.inputProps.value,
    ' ',
    income.shown,
  );
}
const Lost = () => createElement('p', {}, String(useForm().values));

test('a server renders a field and an amount, and starts no review', () => {
  const values = { email: 'ada', expected_monthly_income: '1250.5' };
  const application = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const page = renderToString(
    createElement(FormProvider, { form: application }, createElement(Form)),
  );
  expect(page.replaceAll('<!-- -->', '')).toContain('ada 1,250.50 NGN 1,250.50');
});

test('outside of a provider the error says what to do', () => {
  expect(() => renderToString(createElement(Lost))).toThrow('inside of a FormProvider');
});
