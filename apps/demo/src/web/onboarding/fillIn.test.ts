import { expect, test } from 'vitest';
import { fillIn } from './fillIn.ts';

test('what the example lacks stays blank, at every depth', () => {
  const blank = { email: '', registered_address: { city: '', street2: '' }, documents: [] };
  const values = { registered_address: { city: 'Accra' }, documents: [{ doc_type: 'OTHER' }] };
  expect(fillIn(blank, values)).toEqual({
    email: '',
    registered_address: { city: 'Accra', street2: '' },
    documents: [{ doc_type: 'OTHER' }],
  });
});
