import fc from 'fast-check';

/** Any text JavaScript has, unpaired surrogates and NUL among it, with more than its share of ASCII. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xff_ff)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));
