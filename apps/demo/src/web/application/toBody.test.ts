import { expect, test } from 'vitest';
import { blankApplication, blankOwner } from '../../integration/values.ts';
import { toBody } from './toBody.ts';

const file = { fileId: 'f1', name: 'passport.png', type: 'image/png', size: 3 };

test('empty fields are left out, at every depth', () => {
  const body = toBody(
    { ...blankApplication(), business_name: ' ', business_owners: [blankOwner({ country: 'NG' })] },
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
  { typed: '1250000.5', sent: 1_250_000.5 },
  { typed: { unread: '1.250' }, sent: '1.250' },
  { typed: { unread: 'about 5' }, sent: 'about 5' },
])('the amount $typed is sent as $sent', ({ typed, sent }) => {
  const body = toBody({ ...blankApplication(), expected_monthly_income: typed }, () => '');
  expect(body['expected_monthly_income']).toBe(sent);
});

test('each file becomes what is made of it', () => {
  const owner = { ...blankOwner(), front_image: file };
  const body = toBody({ ...blankApplication(), business_owners: [owner] }, ({ fileId }) => fileId);
  expect(body['business_owners']).toMatchObject([{ front_image: 'f1' }]);
});
