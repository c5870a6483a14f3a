import { propertyAt } from '@passmuster/findings';
import type { loadPhones } from '../rules/phone/numberingPlans.ts';

type Phones = Awaited<ReturnType<typeof loadPhones>>;

/** Returns a web address as the URL standard encodes it: a domain in Punycode, other characters percent-encoded. */
export const encodedAddress = (text: string): string | undefined =>
  URL.canParse(text.trim()) ? new URL(text.trim()).href : undefined;

/** Returns an email address without a name before it and without spaces or signs around it, and with dots in its domain. */
export function emailMeant(text: string): string {
  const [, inBrackets] = /^[^<>@]*<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;:]$/, '')
    .replace(/ ?([@.]) ?/g, '$1');
  const at = address.indexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).replace(/,/g, '.');
}

/** Letters that are typed for digits. */
const digitOf: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };

/**
 * Returns the phone number that was meant, if it is certain: with other separators, digits for the letters O, I and l,
 * or with the calling code beside it.
 */
export function phoneMeant(text: string, beside: unknown, phones: Phones): string | undefined {
  const valid = (number: string): string | undefined =>
    phones.suggestionFor(number) ?? (phones.findingOnPhone(number) ? undefined : number);
  const known = phones.suggestionFor(text);
  if (known !== undefined || /[a-km-zA-HJ-NP-Z]/.test(text.replaceAll('o', 'O'))) return known;
  const digits = text.replace(/[OoIl]/g, (letter) => digitOf[letter] ?? letter);
  const code = propertyAt(beside, 'phone_country_code');
  if (text.trim().startsWith('+') || typeof code !== 'string' || !/^\+\d{1,3}$/.test(code)) {
    return digits === text ? undefined : phones.suggestionFor(digits);
  }
  const plain = digits.replace(/\D/g, '');
  const numbers = plain.startsWith(code.slice(1)) ? [`+${plain}`, code + plain] : [code + plain];
  const [only, ...others] = new Set(numbers.map(valid).filter((one) => one !== undefined));
  return others.length === 0 ? only : undefined;
}
