import { expect, test } from 'vitest';
import { isFictionalPhone, isMadeUpPhone } from './isFictionalPhone.ts';

test.each([
  ['+12125550100', true],
  ['+12125550199', true],
  ['+12125550200', false],
  ['+12125560100', false],
  ['+442079460000', true],
  ['+442079470000', false],
  ['+447700900123', true],
  ['+61491570006', true],
  ['+2348031234567', false],
])('%s is kept for fiction: %s', (number, is) => {
  expect(isFictionalPhone(number)).toBe(is);
});

test.each([
  ['+2348000000000', true],
  ['+2347777777777', true],
  ['+12345678901', true],
  ['+2348012345678', true],
  ['+2348087654321', true],
  ['+2348031112222', false],
  ['+23480333333', false],
  ['+234803333331', false],
  ['+27825550000', false],
])('%s is made up: %s', (number, is) => {
  expect(isMadeUpPhone(number)).toBe(is);
});
