import { expect, test } from 'vitest';
import { callingCodeOfPhone } from './callingCodeOfPhone.ts';
import { loadPhones } from './numberingPlans.ts';

const phones = await loadPhones();

test.each([
  ['+27211234567', '+27'],
  ['+12423591234', '+1'],
  ['+2348031234567', '+234'],
  ['+27', undefined],
  ['0211234567', undefined],
  ['+272112345', undefined],
  [27211234567, undefined],
])('the calling code of %s is %s', (phone, code) => {
  expect(callingCodeOfPhone(phone, phones)).toBe(code);
});
