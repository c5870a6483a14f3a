import { type Finding, toFinding } from '@passmuster/findings';
import { swappedFieldsRule } from './fieldRules.ts';
import { payoutCountryOf } from './payoutCountry.ts';
import type { BankText } from './readBankFields.ts';
import { checkAbaRoutingNumber } from './us/checkAbaRoutingNumber.ts';

/** The field that was swapped with the account number, by the wording of the finding; `undefined` is the default one. */
export const swappedWith: ReadonlyMap<string | undefined, BankText> = /* @__PURE__ */ new Map([
  [undefined, 'bank_code'],
  ['sortCode', 'sort_code'],
  ['routingNumber', 'routing_number'],
]);

/**
 * Returns the finding about an account number and a code that are in each other's field, if it is certain: the account
 * number must be a code that a bank has, or have its exact form, and the code must have the form of an account number only.
 */
export function checkSwapped(texts: ReadonlyMap<BankText, string>): Finding | undefined {
  const account = texts.get('account_number');
  if (account === undefined) return undefined;
  const isCode = (field: BankText, form: RegExp): boolean => form.test(texts.get(field) ?? '');
  const at = ['account_number'];
  const currency = texts.get('currency');
  const country = payoutCountryOf(currency);
  if (country !== undefined) {
    const isNumber = isCode('bank_code', currency === 'NGN' ? /^\d{10}$/u : /^\d{7,11}$/u);
    const isListed = country.banksWithCode(account).length > 0;
    return isNumber && isListed ? toFinding(swappedFieldsRule, at) : undefined;
  }
  if (/^\d{6}$/u.test(account) && isCode('sort_code', /^\d{8}$/u)) {
    return toFinding(swappedFieldsRule, at, {}, 'sortCode');
  }
  const isRouting = checkAbaRoutingNumber(account).length === 0;
  return isRouting && isCode('routing_number', /^(?:\d{4,8}|\d{10,17})$/u)
    ? toFinding(swappedFieldsRule, at, {}, 'routingNumber')
    : undefined;
}
