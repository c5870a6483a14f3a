import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { Form as FormOf } from '../application/form.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import type { AnswerValue, FileValue } from '../values/customerValues.ts';
import { FormProvider, useForm } from './context.ts';
import { useAmount } from './useAmount.ts';
import { useField } from './useField.ts';
import { useRows } from './useRows.ts';

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

/** Fields of a form, a group and a row. */
function Typed({ form }: { readonly form: FormOf }) {
  const { list } = useRows(form, 'business_owners');
  const [owner] = list;
  if (!owner) throw new Error('There is no owner');
  const flag = useField(owner, 'is_signer');
  expectTypeOf(flag.value).toEqualTypeOf<boolean>();
  expectTypeOf(useField(form, 'is_dao').value).toEqualTypeOf<AnswerValue>();
  expectTypeOf(useField(form.group('registered_address'), 'city').value).toEqualTypeOf<string>();
  expectTypeOf(useField(owner, 'front_image').value).toEqualTypeOf<FileValue>();
  expectTypeOf(useField(owner, ['address', 'city']).value).toEqualTypeOf<unknown>();
  expectTypeOf(useRows(owner, 'supporting_documents').list[0]?.values.doc_type).toEqualTypeOf<
    string | undefined
  >();
  expectTypeOf(flag.setValue).parameter(0).toEqualTypeOf<boolean>();
  // @ts-expect-error no such field
  useField(form, 'emial');
  // @ts-expect-error no such field of an owner
  useField(owner, 'business_name');
  // @ts-expect-error no such field of an owner
  useAmount(owner, 'share', { locale: 'en' });
  // @ts-expect-error not a list
  useRows(form, 'registered_address');
  const share = useAmount(owner, 'ownership_percentage', { locale: 'en' });
  return createElement('p', {}, `${useField(owner, 'address.city').value} ${share.value}`);
}
test('a field of a row has its type and its value', () => {
  const owner = blankOwner({ rowId: 'a' });
  const address = { ...owner.address, city: 'Lagos' };
  const values = {
    ...blankCustomer(),
    business_owners: [{ ...owner, address, ownership_percentage: '60' }],
  };
  const form = createCustomerForm({ reviewer, values, today: () => '2026-11-21' });
  const page = renderToString(
    createElement(FormProvider, { form }, createElement(Typed, { form })),
  );
  expect(page).toBe('<p>Lagos 60</p>');
});

test('outside of a provider the error says what to do', () => {
  expect(() => renderToString(createElement(Lost))).toThrow('inside of a FormProvider');
});
