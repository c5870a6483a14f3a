/** What the digits of an address are made of, as bits; none of them: decimal digits alone. */
export const lowerCase = 1;
export const upperCase = 2;
export const mixedCase = 3;
/** Something among them is no hexadecimal digit. Greater than all the others. */
export const noDigits = 4;

const caseOf: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\d/.test(character)) return 0;
  if (/[a-f]/.test(character)) return lowerCase;
  return /[A-F]/.test(character) ? upperCase : noDigits;
});

/**
 * The letter case of the 40 digits after `0x`, `noDigits` where `value` has another form. `value` has a
 * length of 42. Eight digits a turn: reading a character is what this costs.
 */
export function digitCase(value: string): number {
  if (value.charCodeAt(0) !== 0x30 || value.charCodeAt(1) !== 0x78) return noDigits;
  let seen = 0;
  for (let at = 2; at < 42; at += 8) {
    seen |=
      caseAt(value, at) |
      caseAt(value, at + 1) |
      caseAt(value, at + 2) |
      caseAt(value, at + 3) |
      caseAt(value, at + 4) |
      caseAt(value, at + 5) |
      caseAt(value, at + 6) |
      caseAt(value, at + 7);
  }
  return seen;
}

/** Beyond ASCII the table has no entry: `noDigits`. */
function caseAt(value: string, at: number): number {
  return caseOf[value.charCodeAt(at)] ?? noDigits;
}
