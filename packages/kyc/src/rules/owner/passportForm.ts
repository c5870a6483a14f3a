import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';

/**
 * Numbers of citizens that no passport of the country has, by nationality. Sources: 20 CFR 422.103 (Social Security number, with
 * its hyphens), UIDAI (Aadhaar) and Income Tax Rules 1962, rule 114 (PAN), Identification Act 68 of 1997 (South Africa),
 * NIMC Act 2007 and CBN (NIN, BVN), NIA (Ghana Card), NADRA (CNIC), GB 11643-1999 (China), DOF 1996-10-23 (CURP), Receita Federal
 * (CPF), DM 1976-12-23 (codice fiscale), SI 2001/769 (National Insurance number), Income Tax Act, 237 (SIN, in its groups).
 */
const nationalNumbers: ReadonlyMap<unknown, RegExp> = /* @__PURE__ */ new Map([
  ['BR', /^\d{3}\.\d{3}\.\d{3}-\d\d$/],
  ['CA', /^\d{3}[- ]\d{3}[- ]\d{3}$/],
  ['CN', /^[1-9]\d{5}(?:19|20)\d{9}[\dX]$/i],
  ['GB', /^[A-CEGHJ-PR-TW-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D]$/i],
  ['GH', /^GHA-?\d{9}-?\d$/i],
  ['IN', /^(?:[2-9]\d{3}[- ]?\d{4}[- ]?\d{4}|[A-Z]{3}P[A-Z]\d{4}[A-Z])$/i],
  ['IT', /^[A-Z]{6}\d\d[A-EHLMPR-T]\d\d[A-Z]\d{3}[A-Z]$/i],
  ['MX', /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/i],
  ['NG', /^\d{11}$/],
  ['PK', /^[1-7]\d{4}-?\d{7}-?\d$/],
  ['US', /^\d{3}[- ]\d\d[- ]\d{4}$/],
  ['ZA', /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) ?\d{4} ?\d{3}$/],
]);
/** The Emirates ID, which residents of any nationality have. Source: ICP. */
const emiratesId = /^784-?(?:19|20)\d\d-?\d{7}-?\d$/;

function isNational(number: string, nationality: unknown): boolean {
  return nationalNumbers.get(nationality)?.test(number) === true || emiratesId.test(number);
}

const date = /^(?:\d{4}-\d\d-\d\d|\d\d[/-]\d\d[/-]\d{4})$/;
/** A word between spaces: part of an address, or of `Passport A01234567`. */
const word = /(?:^|\s)\p{L}{4,}(?:\s|$)/u;

function hasForm(number: string): boolean {
  const plain = number.replace(/[ /-]/g, '');
  const isForm = /^[A-Za-z0-9]{4,20}$/.test(plain) && /\d/.test(plain);
  return isForm && !date.test(number.trim()) && !word.test(number);
}

/** Returns true if a number has the last digits of the phone number, at least eight. */
function isPhone(number: string, phone: unknown): boolean {
  if (typeof phone !== 'string' || !/^[\s+\d()./-]+$/.test(number)) return false;
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 8 && phone.replace(/\D/g, '').endsWith(digits);
}

/**
 * An ID number must consist of letters and digits, with at least one digit; spaces, hyphens and slashes may
 * separate groups. The machine-readable zone has room for nine, but longer numbers exist. SPEC-GAP 22.
 */
export const passportForm = defineRule({
  id: 'owner/passport-form',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ICAO Doc 9303', section: 'Part 4, 4.2.2, document number' },
  gap: 22,
  message: "id_number isn't 4 to 20 letters and digits with at least one digit",
  remedy: 'This isn’t the number of an ID document. Copy the number from the document.',
  texts: {
    phone: {
      message: 'id_number has the digits of phone_number',
      remedy: 'This is the phone number. Copy the number from the passport.',
    },
    national: {
      message:
        'id_number is another number of a person, such as a social security or a national ID number',
      remedy: 'This is a national ID number. Enter the passport number.',
    },
  },
  each: 'business_owners',
  reads: { id_number: isText, phone_number: isAnything, nationality: isAnything },
  check({ id_number, phone_number, nationality }, { report }) {
    if (isPhone(id_number, phone_number)) report(['id_number'], 'phone');
    else if (isNational(id_number.trim(), nationality)) report(['id_number'], 'national');
    else if (!hasForm(id_number)) report(['id_number']);
  },
});
