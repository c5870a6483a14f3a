import {
  applyConfig,
  type ConfigOptions,
  type Finding,
  requireConfig,
  toFinding,
} from '@passmuster/findings';
import { checkIdentifiers } from './checkIdentifiers.ts';
import { checkSwapped, swappedWith } from './checkSwapped.ts';
import { type Directories, directoriesOf } from './directories.ts';
import {
  accountNameRule,
  methodRule,
  nameLettersRule,
  otherCountryCodeRule,
  payoutCurrencyRule,
  placeholderNameRule,
  placeholderNumberRule,
} from './fieldRules.ts';
import { isPlaceholderNumber } from './isPlaceholderNumber.ts';
import { checkNigerianAccountIn } from './ng/checkNigerianAccount.ts';
import { otherCountryOf } from './payoutCountry.ts';
import { type BankText, readBankFields } from './readBankFields.ts';
import { checkSouthAfricanAccountIn } from './za/checkSouthAfricanAccount.ts';

/**
 * Returns the findings on a bank payout method (the body of `POST /payout/methods/banks` or a part of it, as a form
 * has it): the account by the rules of its currency, and every other bank identifier that is present. `null` and blank
 * count as missing. `type`, and a currency that is not text, are left to the schema of the API. Never throws, and returns
 * at most two findings for each field. A configuration sets severities and texts, and adds banks.
 *
 * @throws TypeError for a configuration that was not made by `defineConfig`.
 * @example
 * checkBankAccount({
 *   type: 'BANK',
 *   currency: 'NGN',
 *   account_name: 'Ada Obi',
 *   account_number: '08031234567',
 *   bank_name: 'Guaranty Trust Bank',
 *   bank_code: '058',
 * }).map(({ rule }) => rule) // ['bank/ngn-phone-number']
 */
export function checkBankAccount(method: unknown, options: ConfigOptions = {}): readonly Finding[] {
  const { config } = options;
  if (config !== undefined) requireConfig(config);
  return applyConfig(checkMethod(method, directoriesOf(config)), options);
}

function checkMethod(method: unknown, directories: Directories): readonly Finding[] {
  const fields = readBankFields(method);
  if (fields === undefined) return [toFinding(methodRule, [])];
  const { findings } = fields;
  const swapped = checkSwapped(fields.texts);
  const texts = swapped ? withoutSwapped(fields.texts, swapped) : fields.texts;
  return [
    ...findings,
    ...(swapped ? [swapped] : []),
    ...checkNames(texts),
    ...checkAccount(texts, directories),
    ...checkIdentifiers(texts),
  ];
}

/** Returns the fields without the two that are swapped, which get no other finding. */
function withoutSwapped(
  texts: ReadonlyMap<BankText, string>,
  { text }: Finding,
): ReadonlyMap<BankText, string> {
  const code = swappedWith.get(text);
  return new Map([...texts].filter(([field]) => field !== 'account_number' && field !== code));
}

const placeholderName =
  /^(?:n\/?a|nil|none|null|undefined|unknown|tbd|tbc|test(?:ing)?|x{2,}|asdf[a-z]*|[-.?]+)$/iu;

function checkNames(texts: ReadonlyMap<BankText, string>): Finding[] {
  const findings: Finding[] = [];
  for (const field of ['account_name', 'bank_name'] as const) {
    const text = texts.get(field);
    if (text === undefined) continue;
    if (placeholderName.test(text)) {
      findings.push(toFinding(placeholderNameRule, [field], { field }));
    } else if (!/\p{L}/u.test(text)) {
      findings.push(toFinding(nameLettersRule, [field], { field }));
    }
  }
  const [account, bank] = [texts.get('account_name'), texts.get('bank_name')];
  if (account !== undefined && account.toLowerCase() === bank?.toLowerCase()) {
    findings.push(toFinding(accountNameRule, ['account_name']));
  }
  return findings;
}

/** Returns the findings about an account by the rules of its currency. A placeholder, or a code of another country, gets no further finding. */
function checkAccount(
  texts: ReadonlyMap<BankText, string>,
  { ng, za }: Directories,
): readonly Finding[] {
  const currency = texts.get('currency') ?? '';
  const findings: Finding[] = [];
  let accountNumber = texts.get('account_number');
  if (accountNumber !== undefined && isPlaceholderNumber(accountNumber)) {
    findings.push(toFinding(placeholderNumberRule, ['account_number']));
    accountNumber = undefined;
  }
  let bankCode = texts.get('bank_code');
  const other = bankCode === undefined ? undefined : otherCountryOf(bankCode, currency);
  if (other !== undefined) {
    const parameters = { country: other.code, currency };
    findings.push(toFinding(otherCountryCodeRule, ['bank_code'], parameters));
    bankCode = undefined;
  }
  const account = { accountNumber, bankCode, bankName: texts.get('bank_name') };
  if (currency === 'NGN') return [...checkNigerianAccountIn(ng, account), ...findings];
  if (currency === 'ZAR') return [...checkSouthAfricanAccountIn(za, account), ...findings];
  return texts.has('currency')
    ? [toFinding(payoutCurrencyRule, ['currency']), ...findings]
    : findings;
}
