import { foldText } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { practice } from '../../rule/sources.ts';

/** Returns a city without the postal code before or after it; undefined if there is none. Shorter codes may be a district. */
function withoutCode(city: unknown, code: unknown): string | undefined {
  if (typeof city !== 'string' || typeof code !== 'string' || code.trim().length < 4) return;
  const [place, number] = [city.trim(), code.trim()];
  const isBeside = place.startsWith(number) || place.endsWith(number);
  const rest = place
    .replace(number, '')
    .replace(/^[\s,-]+/, '')
    .replace(/[\s,-]$/, '')
    .trim();
  return isBeside && /\p{L}{2}/u.test(rest) ? rest : undefined;
}

/** An email or web address, and nothing else. */
const contact =
  /^(?:[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,5}|(?:https?:\/\/|www\.)\S{1,200})$/i;

const isContact = (text: unknown): boolean => typeof text === 'string' && contact.test(text.trim());

/** A city of digits. Swapped with the postal code, it is left to `postal/swapped-fields`. A town of Queensland is named 1770. */
const isNumber = (city: unknown, code: unknown): boolean =>
  typeof city === 'string' &&
  /\d/.test(city) &&
  !/\p{L}/u.test(city) &&
  city.trim() !== '1770' &&
  !(typeof code === 'string' && /^[^\d]{3,}$/.test(code.trim()));

/** Typed for a state to get past the field. A country without states has nothing better to enter than the city, or a dash. */
const isTestWord = (state: unknown): boolean =>
  typeof state === 'string' && /^(?:test|asdf\w*|qwerty|lorem ipsum|string)$/i.test(state);

/** Returns true for a street that the city and the postal code follow, or go before. A short code may be a house number. */
function hasWhole(street: string, city: unknown, code: unknown): boolean {
  const line = ` ${foldText(street.slice(0, 200))} `;
  const has = (part: unknown, minLength: number): boolean => {
    const folded = foldText(shortText(part));
    return folded.length >= minLength && line.includes(` ${folded} `);
  };
  return has(city, 3) && has(code, 4);
}

/** Placeholders that are also towns of more than 500 inhabitants, in GeoNames. */
const alsoTowns: ReadonlySet<string> = new Set('bar|baz|brak|nan|nome|none|same|street'.split('|'));

/** Returns a city, or `''` for one of these towns. */
const withoutTown = (city: unknown): unknown =>
  alsoTowns.has(shortText(city).toLowerCase()) ? '' : city;

/** An address must be real: not `test`, a label of the form, or a number alone. */
export const placeholder = defineRule({
  id: 'postal/placeholder',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} is a placeholder',
  remedy: 'This isn’t an address. Enter the address as it appears on mail.',
  texts: {
    repeated: {
      message: 'street1 is the same as city or state',
      remedy: 'This is the city or state. Enter the street and number.',
    },
    street2: {
      message: 'street2 is the same as street1',
      remedy: 'This repeats the first line. Remove it.',
    },
    postalCode: {
      message: 'city contains postal_code',
      remedy: 'The postal code has a field of its own. Enter only the city here.',
    },
    contact: {
      message: '{field} is an email or web address',
      remedy: 'This is an email or web address. Enter the place where mail is delivered.',
    },
    cityNumber: {
      message: 'city has digits and no letter',
      remedy: 'This number isn’t a city. Enter the name of the city or town.',
    },
    whole: {
      message: 'street1 contains city and postal_code',
      remedy: 'This line has the whole address. Enter only the street and number here.',
    },
    noLetter: {
      message: 'street1 has no letter',
      remedy: 'The name of the street is missing. Enter the street and number.',
    },
  },
  within: ['registered_address', 'business_owners.*.address'],
  load: async () => {
    const [{ isPlaceholder }, { placeholdersVersion }] = await Promise.all([
      import('../../tables/name/isPlaceholder.ts'),
      import('../../tables/name/placeholders.generated.ts'),
    ]);
    return { isPlaceholder, placeholdersVersion };
  },
  reads: {
    street1: isText,
    street2: isAnything,
    city: isAnything,
    state: isAnything,
    postal_code: isAnything,
  },
  check(fields, { report, table: { isPlaceholder } }) {
    const { street1, street2, city, state, postal_code } = fields;
    for (const [field, text] of Object.entries({ street1, city: withoutTown(city) })) {
      if (typeof text === 'string' && isPlaceholder('text', text)) report([field], { field });
      else if (isContact(text)) report([field], 'contact', { field });
    }
    if (isTestWord(state)) report(['state'], { field: 'state' });
    const street = foldText(shortText(street1));
    const isSame = (text: unknown): boolean =>
      street !== '' && foldText(shortText(text)) === street;
    if (isSame(city) || isSame(state)) report(['street1'], 'repeated');
    if (hasWhole(street1, city, postal_code)) report(['street1'], 'whole');
    if (isSame(street2)) report(['street2'], 'street2');
    if (withoutCode(city, postal_code) !== undefined) report(['city'], 'postalCode');
    if (isNumber(city, postal_code)) report(['city'], 'cityNumber');
    if (!/\p{L}/u.test(fields.street1) && !isPlaceholder('text', fields.street1)) {
      report(['street1'], 'noLetter');
    }
  },
  fix({ city, postal_code }, { finding: { text } }) {
    if (text === 'street2') return [{ path: ['street2'], value: '' }];
    const value = text === 'postalCode' ? withoutCode(city, postal_code) : undefined;
    // What a comma separates may be the state, which has a field of its own.
    return value === undefined || value.includes(',') ? [] : [{ path: ['city'], value }];
  },
});
