import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callingCodeOf } from './callingCodeOf.ts';
import { callingCodes } from './callingCodes.generated.ts';
import { hasCallingCode } from './hasCallingCode.ts';

test.each([
  { phone: '+2348031234567', code: '+234', has: true, why: 'three digits' },
  { phone: '+12423221234', code: '+1', has: true, why: 'one digit' },
  { phone: '+12423221234', code: '+1242', has: false, why: 'an area code is not a calling code' },
  { phone: '+2348031234567', code: '+23', has: false, why: 'a beginning is not enough' },
  { phone: '+2348031234567', code: '234', has: false, why: 'the plus is part of it' },
  { phone: '2348031234567', code: '+234', has: false, why: 'and of the number' },
  { phone: '+2101234567', code: '+210', has: false, why: 'nobody has +210' },
  { phone: ['+2348031234567'], code: '+234', has: false, why: 'an array' },
  { phone: '+2348031234567', code: ['+234'], has: false, why: 'an array as the code' },
  { phone: undefined, code: undefined, has: false, why: 'nothing' },
])('$phone and $code: $has, $why', ({ phone, code, has }) => {
  expect(hasCallingCode(phone, code)).toBe(has);
});

test('a number has exactly one calling code, that of its country', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...callingCodes),
      fc.stringMatching(/^[0-9]{0,11}$/),
      (code, rest) => {
        expect(callingCodeOf(`+${code}${rest}`)).toBe(code);
        expect(
          callingCodes.filter((other) => hasCallingCode(`+${code}${rest}`, `+${other}`)),
        ).toEqual([code]);
      },
    ),
  );
});
