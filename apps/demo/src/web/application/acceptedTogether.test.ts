import { expect, test } from 'vitest';
import { acceptedTogether } from './acceptedTogether.ts';

test('a reason that was given once is listed once, with what it covers', () => {
  const once = { by: 'Ada Obi', reason: 'I called them' };
  expect(
    acceptedTogether([
      { ...once, path: ['email'] },
      { ...once, reason: 'Another', path: ['phone'] },
      { ...once, path: ['business_name'] },
    ]),
  ).toEqual([
    { ...once, paths: [['email'], ['business_name']] },
    { ...once, reason: 'Another', paths: [['phone']] },
  ]);
});
