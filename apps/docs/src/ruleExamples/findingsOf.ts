import { checkAddress, loadAddressLabels } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import type { Finding } from '@passmuster/findings';
import { reviewBusinessCustomer, spec } from '@passmuster/kyc';
import { checkCallingCode, checkPhone } from '@passmuster/phone';
import { maxMetadata } from '@passmuster/phone/max';
import { ngZaMetadata } from '@passmuster/phone/ng-za';
import { toFindings } from '@passmuster/schemas';
import { recipientSample } from '@passmuster/testing/ruleExamples/address';
import { bankMethodSample } from '@passmuster/testing/ruleExamples/bank';
import { phoneSample } from '@passmuster/testing/ruleExamples/phone';
import { customerSample, sampleDay } from '@passmuster/testing/samples';

type Fields = Readonly<Record<string, unknown>>;

/** What the examples of some rules change, and how it is checked. */
interface Subject {
  readonly sample: unknown;
  readonly check: (value: Fields, rule: string) => readonly Finding[];
}

const labels = await loadAddressLabels();

const customer: Subject = {
  sample: customerSample,
  check: (value) =>
    Array.isArray(value['issues'])
      ? toFindings(value['issues'])
      : reviewBusinessCustomer(value, { asOf: sampleDay, preset: spec }).findings,
};

/** By the prefix of the rule's id. */
const subjects: Readonly<Record<string, Subject>> = {
  address: {
    sample: recipientSample,
    check: ({ address }) => {
      const addressBook = [recipientSample.address];
      return checkAddress(address, { network: 'erc20', labels, addressBook, path: ['address'] });
    },
  },
  bank: { sample: bankMethodSample, check: (value) => checkBankAccount(value) },
  phone: {
    sample: phoneSample,
    check: ({ phone, phone_country_code: code }, rule) => {
      const metadata = rule === 'phone/covered-plan' ? ngZaMetadata : maxMetadata;
      const codePath = ['phone_country_code'];
      return [
        ...(code === undefined ? [] : checkCallingCode(code, { phone, path: codePath })),
        ...(phone === undefined ? [] : checkPhone(phone, { metadata, path: ['phone'] })),
      ];
    },
  },
};

const subjectOf = (rule: string): Subject => subjects[rule.split('/')[0] ?? ''] ?? customer;

/** Returns what the examples of a rule change. */
export const sampleOf = (rule: string): unknown => subjectOf(rule).sample;

/** Returns the findings about a changed sample. */
export const findingsOf = (rule: string, value: unknown): readonly Finding[] =>
  subjectOf(rule).check(value as Fields, rule);
