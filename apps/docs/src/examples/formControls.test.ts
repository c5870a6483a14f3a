import { createCustomerForm, valuesOf } from '@passmuster/form';
import { FormProvider } from '@passmuster/form/react';
import { directReviewer } from '@passmuster/form/reviewer';
import { en } from '@passmuster/schemas/labels';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateControlField } from './dateControlField.tsx';
import { furtherDocuments, lists } from './formLists.ts';
import { PhoneControlField } from './phoneControlField.tsx';

const form = createCustomerForm({
  reviewer: directReviewer(),
  texts: en,
  lists,
  values: valuesOf({
    phone: '+2348031234567',
    registration_date: '2019-06-30',
    registered_address: { country: 'NG' },
  }),
});

/** Returns the HTML of a field before anybody has typed. */
const htmlOf = (field: FunctionComponent<{ path: string }>, path: string): string => {
  const children = createElement(field, { path });
  return renderToStaticMarkup(createElement(FormProvider, { form, children }));
};

test('a date shows its three parts, and the first can be focused by the name of the field', () => {
  const html = htmlOf(DateControlField, 'registration_date');
  expect([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'registration_date',
  ]);
  expect(html).toContain('<option value="06" selected="">June</option>');
  expect(html).toMatch(/aria-label="Year"[^>]* value="2019"/);
});

test('a phone shows its number before the tables are loaded', () => {
  expect(htmlOf(PhoneControlField, 'phone')).toMatch(/name="phone"[^>]* value="\+2348031234567"/);
});

test('industries are chosen, states are typed, and further documents have names', () => {
  expect(form.describe('industry')?.options).toContainEqual({
    value: '513210',
    label: 'Software Publishers',
  });
  expect(form.describe('registered_address.state')?.options).toBeUndefined();
  expect(furtherDocuments).toContainEqual({ value: 'BANK_STATEMENT', label: 'Bank statement' });
});
