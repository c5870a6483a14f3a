import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { expect, test } from 'vitest';
import { maxMetadata } from './max.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';
import { parsePhone } from './parsePhone.ts';
import { e164Numbers, exampleNumbers, theirReading } from './testing/numbers.ts';

/** More by command: `DIFFERENTIAL_RUNS=1000000 vitest run --project unit packages/phone`. */
const numRuns = Number(process.env['DIFFERENTIAL_RUNS'] ?? runCount(3_000, 20_000));
/** Milliseconds a property may take on a busy machine. */
const timeout = 30_000 + numRuns;

test('the published example of every country is valid', () => {
  expect(exampleNumbers.length).toBeGreaterThan(240);
  for (const number of exampleNumbers) {
    expect(parsePhone(number, { metadata: maxMetadata }).value?.plan?.valid, number).toBe(true);
  }
});

test(
  'a number that libphonenumber-js leaves as it is, both read alike',
  () => {
    fc.assert(
      fc.property(e164Numbers, (number) => {
        const theirs = theirReading(number);
        const ours = parsePhone(number, { metadata: maxMetadata }).value;
        if (!theirs || !ours) return;
        expect(ours.plan).toEqual({
          callingCode: theirs.countryCallingCode,
          nationalNumber: theirs.nationalNumber,
          possible: theirs.isPossible(),
          valid: theirs.isValid(),
          ...(theirs.country && { region: theirs.country }),
          ...(theirs.getType() && { type: theirs.getType() }),
        });
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'what libphonenumber-js changes on the way is valid for it alone, and a dropped zero is our suggestion',
  () => {
    fc.assert(
      fc.property(e164Numbers, (number) => {
        const theirs = parsePhoneNumberFromString(number, { extract: false }, maxMetadata);
        const ours = parsePhone(number, { metadata: maxMetadata }).value;
        if (!ours || !theirs || theirs.number === number) return;
        expect(ours.plan?.valid).toBe(false);
        const droppedZero = number === `+${theirs.countryCallingCode}0${theirs.nationalNumber}`;
        expect(ours.suggestion).toBe(droppedZero && theirs.isValid() ? theirs.number : undefined);
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'the Nigerian and South African subset reads those numbers as all metadata does',
  () => {
    const numbers = fc
      .tuple(fc.constantFrom('+234', '+27'), fc.stringMatching(/^[0-9]{0,12}$/))
      .map(([code, rest]) => code + rest);
    fc.assert(
      fc.property(numbers, (number) => {
        expect(parsePhone(number, { metadata: ngZaMetadata })).toEqual(
          parsePhone(number, { metadata: maxMetadata }),
        );
      }),
      { numRuns },
    );
  },
  timeout,
);
