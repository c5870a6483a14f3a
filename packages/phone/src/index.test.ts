import { expect, test } from 'vitest';
import * as phone from './index.ts';
import * as max from './max.ts';
import * as ngZa from './ngZaMetadata.generated.ts';
import * as typing from './typing.ts';

test('the package exports', () => {
  expect(Object.keys(phone).sort()).toEqual([
    'callingCodeOf',
    'checkCallingCode',
    'checkPhone',
    'hasCallingCode',
    'hasRepeatedDigits',
    'isE164',
    'isFictionalPhone',
    'parsePhone',
    'phoneRules',
    'suggestPhone',
  ]);
  expect(Object.keys(max)).toEqual(['maxMetadata']);
  expect(Object.keys(ngZa)).toEqual(['ngZaMetadata']);
  expect(Object.keys(typing).sort()).toEqual([
    'countryCallingCode',
    'countryOfPhone',
    'formatInternational',
    'formatNational',
    'phoneCountries',
    'phoneExample',
    'toPhoneText',
    'toPhoneValue',
  ]);
});
