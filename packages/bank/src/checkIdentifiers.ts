import { type Finding, toFinding } from '@passmuster/findings';
import { checkUkSortCode } from './gb/checkUkSortCode.ts';
import { bicBankRule, bicCurrencyRule } from './iban/bicRules.ts';
import { checkBic } from './iban/checkBic.ts';
import { checkIban } from './iban/checkIban.ts';
import { ibanCurrencyRule } from './iban/ibanRules.ts';
import { type PayoutCountry, payoutCountryOf } from './payoutCountry.ts';
import type { BankText } from './readBankFields.ts';
import { checkAbaRoutingNumber } from './us/checkAbaRoutingNumber.ts';

/** Returns the findings on the identifiers that are not the account number: each by itself, then with the rest. */
export function checkIdentifiers(texts: ReadonlyMap<BankText, string>): readonly Finding[] {
  const currency = texts.get('currency') ?? '';
  const country = payoutCountryOf(currency);
  const check = (
    field: BankText,
    checkText: (text: string, path: readonly PropertyKey[]) => readonly Finding[],
  ): readonly Finding[] => {
    const text = texts.get(field);
    return text === undefined ? [] : checkText(text, [field]);
  };
  return [
    ...check('sort_code', checkUkSortCode),
    ...check('swift_code', (bic, path) => {
      const findings = checkBic(bic, path);
      return findings.length > 0 || country === undefined
        ? findings
        : checkBicAgainst(bic, country, texts);
    }),
    ...check('routing_number', checkAbaRoutingNumber),
    ...check('iban', (iban, path) => {
      const findings = checkIban(iban, path);
      if (findings.length > 0 || country === undefined) return findings;
      return [toFinding(ibanCurrencyRule, path, { currency, country: country.code })];
    }),
  ];
}

function checkBicAgainst(
  bic: string,
  country: PayoutCountry,
  texts: ReadonlyMap<BankText, string>,
): Finding[] {
  const path = ['swift_code'];
  if (bic.slice(4, 6) !== country.code) {
    const currency = texts.get('currency') ?? '';
    return [toFinding(bicCurrencyRule, path, { country: country.code, currency })];
  }
  const bank = country.banks.find((one) => one.bic === bic.slice(0, 4));
  const stated = [
    ...country.banksNamed(texts.get('bank_name')),
    ...country.banksWithCode(texts.get('bank_code') ?? ''),
  ].flatMap((one) => one.bic ?? []);
  if (bank?.bic === undefined || stated.length === 0 || stated.includes(bank.bic)) return [];
  return [toFinding(bicBankRule, path, { bank: bank.name })];
}
