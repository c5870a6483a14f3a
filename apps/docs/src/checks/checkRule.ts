import { definePreset, type Finding, loadTables, propertyAt } from '@passmuster/findings';
import type { ProviderProfile } from '@passmuster/kyc';
import { recipientSample } from '@passmuster/testing/ruleExamples/address';
import { bankMethodSample } from '@passmuster/testing/ruleExamples/bank';
import { phoneSample } from '@passmuster/testing/ruleExamples/phone';
import { customerSample } from '@passmuster/testing/samples';

type Check = (value: unknown, rule: string, asOf: string) => Promise<readonly Finding[]>;

/** The provider of the examples. */
const profile: ProviderProfile = {
  name: 'Acme Pay',
  countries: ['NG', 'ZA'],
  businessTypes: ['NON_US'],
  industries: ['54', '424480'],
  documents: ['BANK_STATEMENT', 'SHAREHOLDER_REGISTER'],
};

/** Returns the fields of an object; none of another value. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Reviews an application by one rule, so that only its tables are loaded. A list of `issues` stands for issues of the
 * schema that no value causes.
 */
const checkCustomer: Check = async (value, id, asOf) => {
  const { documentDates, issues, ...draft } = fieldsOf(value);
  if (Array.isArray(issues)) return (await import('@passmuster/schemas')).toFindings(issues);
  const { profileRules, reviewBusinessCustomer, strict } = await import('@passmuster/kyc');
  const rules = [...strict.rules, ...profileRules(profile)].filter((rule) => rule.id === id);
  const preset = definePreset(id, rules);
  const tables = await loadTables(preset);
  const dates = documentDates === undefined ? {} : { documentDates: Object(documentDates) };
  const { findings } = reviewBusinessCustomer(draft, { asOf, preset, tables, ...dates });
  return findings.filter(({ rule }) => rule === id);
};

const checkWallet: Check = async (value, _rule, asOf) => {
  const { reviewWalletRequest } = await import('@passmuster/kyc');
  return reviewWalletRequest(value, { asOf }).findings;
};

const checkBank: Check = async (value) => {
  const { checkBankAccount } = await import('@passmuster/bank');
  return checkBankAccount(value);
};

const checkRecipient: Check = async (value) => {
  const { checkAddress, loadAddressLabels } = await import('@passmuster/address');
  const labels = await loadAddressLabels();
  const addressBook = [recipientSample.address];
  return checkAddress(propertyAt(value, 'address'), {
    network: 'erc20',
    labels,
    addressBook,
    path: ['address'],
  });
};

const checkPhoneFields: Check = async (value, rule) => {
  const [phone, code] = [propertyAt(value, 'phone'), propertyAt(value, 'phone_country_code')];
  const { checkCallingCode, checkPhone } = await import('@passmuster/phone');
  const metadata =
    rule === 'phone/covered-plan'
      ? (await import('@passmuster/phone/ng-za')).ngZaMetadata
      : (await import('@passmuster/phone/max')).maxMetadata;
  return [
    ...(code === undefined ? [] : checkCallingCode(code, { phone, path: ['phone_country_code'] })),
    ...(phone === undefined ? [] : checkPhone(phone, { metadata, path: ['phone'] })),
  ];
};

/** What the examples of some rules change, and how it is checked; by the prefix of the rule's id. */
const subjects: Readonly<Record<string, { readonly sample: unknown; readonly check: Check }>> = {
  address: { sample: recipientSample, check: checkRecipient },
  bank: { sample: bankMethodSample, check: checkBank },
  phone: { sample: phoneSample, check: checkPhoneFields },
  wallet: { sample: undefined, check: checkWallet },
};

const subjectOf = (rule: string) =>
  subjects[rule.split('/')[0] ?? ''] ?? { sample: customerSample, check: checkCustomer };

/** Returns the valid value that the examples of a rule change. */
export const sampleOf = (rule: string): unknown => subjectOf(rule).sample;

/** Returns the findings of one rule on a value. Other checks of the same value may be among the findings. */
export const checkRule = (
  rule: string,
  value: unknown,
  asOf: string,
): Promise<readonly Finding[]> => subjectOf(rule).check(value, rule, asOf);
