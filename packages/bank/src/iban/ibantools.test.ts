import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { composeIBAN, getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { checkBic } from './checkBic.ts';
import { checkIban } from './checkIban.ts';
import { ibanStructures } from './ibanStructures.ts';

/** More by command: `DIFFERENTIAL_RUNS=1000000 vitest run --project unit packages/bank`. */
const numRuns = Number(process.env['DIFFERENTIAL_RUNS'] ?? runCount(3_000, 20_000));
/** Milliseconds a property may take on a busy machine. */
const timeout = 30_000 + numRuns;

const countries = Object.entries(getCountrySpecifications()).flatMap(([country, { chars }]) =>
  chars ? [{ country, chars }] : [],
);

/** As a typist changes a text: a character replaced, put in or left out. */
const mutation = fc.tuple(fc.nat(40), fc.constantFrom(...'0159AOZaz- \u200b５', ''), fc.nat(1));

function mutated(
  text: string,
  [place, character, taken]: readonly [number, string, number],
): string {
  const at = place % text.length;
  return text.slice(0, at) + character + text.slice(at + taken);
}

const numericIbans = fc
  .tuple(
    fc.constantFrom(...countries),
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 30, maxLength: 30 }),
  )
  .map(([{ country: countryCode, chars }, digits]) => {
    const bban = digits.slice(0, chars - 4);
    return composeIBAN({ countryCode, bban }) ?? `${countryCode}00${bban}`;
  });

test(
  'IBANs: what passes here is what ibantools calls valid, but for countries with a structure of our own',
  () => {
    let valid = 0;
    fc.assert(
      fc.property(numericIbans, mutation, fc.boolean(), (iban, change, keep) => {
        const text = keep ? iban : mutated(iban, change);
        const passes = checkIban(text).length === 0;
        if (passes) valid += 1;
        if (!ibanStructures[text.slice(0, 2)]) expect(passes).toBe(isValidIBAN(text));
      }),
      { numRuns },
    );
    expect(valid).toBeGreaterThan(numRuns / 20);
  },
  timeout,
);

test(
  'BICs: ibantools accepts what we accept, except digits in the first four; it also accepts lowercase and test codes',
  () => {
    const capitals = (length: number, units = 'ABCXYZ') =>
      fc.string({ unit: fc.constantFrom(...units), minLength: length, maxLength: length });
    const bics = fc
      .tuple(
        capitals(4),
        fc.constantFrom(...countries.map(({ country }) => country), 'NG', 'ZA', 'ZZ'),
        capitals(2, 'AFJ2'),
        fc.constantFrom('', 'XXX', '500'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(bics, mutation, fc.boolean(), (bic, change, keep) => {
        const text = keep ? bic : mutated(bic, change);
        const passes = checkBic(text).length === 0;
        const strictly = isValidBIC(text) && text === text.toUpperCase() && text[7] !== '0';
        if (!/\d/.test(text.slice(0, 4))) expect(passes).toBe(strictly);
      }),
      { numRuns },
    );
  },
  timeout,
);
