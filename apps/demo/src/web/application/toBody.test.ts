import { expect, test } from 'vitest';
import { toBody } from './toBody.ts';
import { blankApplication, blankOwner } from './values.ts';

const file = { fileId: 'f1', name: 'passport.png', type: 'image/png', size: 3 };

test('empty fields are left out, at every depth', () => {
  const body = toBody(
    { ...blankApplication(), business_name: ' ', business_owners: [blankOwner('NG')] },
    () => '',
  );
  expect(body).not.toHaveProperty('business_name');
  expect(body['business_owners']).toEqual([
    {
      is_control_person: false,
      is_signer: false,
      is_beneficial_owner: false,
      nationality: 'NG',
      address: { country: 'NG' },
      supporting_documents: [],
    },
  ]);
});

test.each([
  { typed: '18000', sent: 18000 },
  { typed: '1,250,000.50', sent: 1_250_000.5 },
  { typed: '1 250 000', sent: 1_250_000 },
  { typed: '12,5', sent: '12,5' },
  { typed: 'about 5', sent: 'about 5' },
  { typed: '-4', sent: '-4' },
])('an amount typed as “$typed” is sent as $sent', ({ typed, sent }) => {
  const body = toBody({ ...blankApplication(), expected_monthly_income: typed }, () => '');
  expect(body['expected_monthly_income']).toBe(sent);
});

test('each file becomes what is made of it', () => {
  const owner = { ...blankOwner(), front_image: file };
  const body = toBody({ ...blankApplication(), business_owners: [owner] }, ({ fileId }) => fileId);
  expect(body['business_owners']).toMatchObject([{ front_image: 'f1' }]);
});
