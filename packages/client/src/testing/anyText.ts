import fc from 'fast-check';

/** Generates any JavaScript text, including unpaired surrogates and NUL, with extra ASCII. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xff_ff)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));
