import { expect, test } from 'vitest';
import { blankApplication } from './blankApplication.ts';
import { toApplication } from './toApplication.ts';

test('an empty form is an application with its flags and empty lists, and no other field', () => {
  expect(toApplication(blankApplication())).toEqual({
    customer_type: 'business',
    operates_in_prohibited_countries: false,
    conducts_money_services: false,
    is_dao: false,
    registered_address: {},
    business_owners: [],
    documents: [],
  });
});

test('fields left empty are left out at every depth; zero and false are not empty', () => {
  const values = {
    email: '',
    expected_monthly_income: 0,
    is_dao: false,
    documents: [{ doc_type: 'OTHER', sub_type: '', doc_image: undefined }],
    registered_address: { city: ' Lagos ', street2: ' ' },
  };
  expect(toApplication(values)).toEqual({
    expected_monthly_income: 0,
    is_dao: false,
    documents: [{ doc_type: 'OTHER' }],
    registered_address: { city: ' Lagos ' },
  });
});
