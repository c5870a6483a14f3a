import { randomUUID } from 'node:crypto';
import type { ContractAnswer } from './contractApi.ts';
import {
  confirmed,
  differs,
  isRefusal,
  isSuccess,
  type Observation,
  type Probe,
  shown,
  unsettled,
} from './probe.ts';

/** Returns true if an answer names a field. */
const names = ({ text }: ContractAnswer, field: string): boolean =>
  new RegExp(`\\b${field}\\b`).test(text);

/**
 * Returns the observation that an answer gives of a field. The body has mistakes in the `planted` fields by the specification's own
 * text; only an answer that names all of them says something by not naming another.
 */
function saysOf(
  answer: ContractAnswer,
  planted: readonly string[],
  conclude: () => Observation,
): Observation {
  if (isSuccess(answer)) return differs(`${shown(answer)}: a body with mistakes was accepted`);
  const isWhole = planted.every((field) => names(answer, field));
  return isWhole ? conclude() : unsettled(`${shown(answer)}, without the names of all fields`);
}

/** Returns a probe of whether a field is refused beside planted mistakes. */
const fieldProbe = (
  gap: number,
  reading: string,
  { path, body, planted, field, isRefused, otherwise }: FieldProbe,
): Probe => ({
  gap,
  reading,
  async settle(api) {
    const answer = await api.send('POST', path, body);
    return saysOf(answer, planted, () => {
      const isNamed = names(answer, field);
      const saw = `${shown(answer)}, ${isNamed ? 'names' : "doesn't name"} ${field}`;
      return isNamed === isRefused ? confirmed(saw) : differs(saw, otherwise);
    });
  },
});

interface FieldProbe {
  readonly path: string;
  readonly body: object;
  readonly planted: readonly string[];
  readonly field: string;
  /** Whether this project reads that it is refused. */
  readonly isRefused: boolean;
  readonly otherwise?: Readonly<Record<string, unknown>>;
}

/**
 * A customer that the specification refuses twice: another customer_type, and an industry that is not listed. Its
 * domains and numbers are reserved for examples (RFC 2606, NANP 555-01xx), and its names say what it is.
 */
const customer = {
  customer_type: 'contract-check',
  industry: 'contract-check',
  business_name: 'Contract Check',
  trading_name: 'Contract Check',
  business_type: 'NON_US',
  email: 'contract-check@example.com',
  phone: '+12025550100',
  phone_country_code: '+1',
  contact_person_email: 'contract-check@example.com',
  contact_person_phone: '+12025550100',
  account_purpose: 'OTHER',
  account_purpose_explanation: 'Contract check',
  source_of_funds: 'BUSINESS_INCOME',
  expected_monthly_income: 0,
  expected_monthly_payments_usd: 0,
  estimated_annual_revenue_usd: 'UNDER_HUNDRED_THOUSAND',
  registered_address: {
    street1: 'Contract check',
    city: 'Contract check',
    state: 'Contract check',
    postal_code: '0',
    country: 'CI',
  },
  nature_of_business: 'Contract check',
  registration_number: 'CONTRACT-CHECK',
  registration_date: '2020-01-01',
  tax_identification_number: 'CONTRACT-CHECK',
  business_owners: [],
  documents: [],
};
const refusedCustomer = {
  path: '/business-customers',
  body: customer,
  planted: ['customer_type', 'industry'],
};

const bankFields = ['currency', 'account_name', 'account_number', 'bank_name', 'bank_code'];

/** Probes whose bodies the specification's own text refuses, and deletions of what does not exist. */
export const refusalProbes: readonly Probe[] = [
  fieldProbe(1, 'an empty list of owners is accepted', {
    ...refusedCustomer,
    field: 'business_owners',
    isRefused: false,
  }),
  fieldProbe(2, 'business_website is required', {
    ...refusedCustomer,
    field: 'business_website',
    isRefused: true,
    otherwise: { requireWebsite: false },
  }),
  fieldProbe(3, 'a required field that has a default may be left out (is_dao)', {
    ...refusedCustomer,
    field: 'is_dao',
    isRefused: false,
    otherwise: { requireDefaults: true },
  }),
  fieldProbe(13, 'a country that is not listed (CI) is refused', {
    ...refusedCustomer,
    field: 'country',
    isRefused: true,
  }),
  fieldProbe(26, 'a customer without the required documents is refused', {
    ...refusedCustomer,
    field: 'documents',
    isRefused: true,
    otherwise: { kycRules: false },
  }),
  {
    gap: 35,
    reading: `a bank method needs ${bankFields.join(', ')}`,
    async settle(api) {
      const body = { type: 'contract-check', iban: 0, sort_code: 0 };
      const answer = await api.send('POST', '/payout/methods/banks', body);
      return saysOf(answer, ['iban', 'sort_code'], () => {
        const required = bankFields.filter((field) => names(answer, field));
        const saw = `${shown(answer)}, names ${required.join(', ') || 'none of them'}`;
        return required.length === bankFields.length
          ? confirmed(saw)
          : differs(saw, { requiredBankFields: required });
      });
    },
  },
  {
    gap: 50,
    reading: 'deleting an unknown method is answered with 404',
    async settle(api) {
      const answer = await api.send('DELETE', `/payout/methods/${randomUUID()}`, undefined);
      return answer.status === 404 ? confirmed(shown(answer)) : differs(shown(answer));
    },
  },
  {
    gap: 77,
    reading: 'a customer_id of null in a deletion is read as omitted',
    async settle(api) {
      const path = `/payout/methods/${randomUUID()}`;
      const answer = await api.send('DELETE', path, { customer_id: null });
      if (answer.status === 404) return confirmed(shown(answer));
      return differs(shown(answer), isRefusal(answer) ? { refuseNullCustomer: true } : undefined);
    },
  },
  fieldProbe(78, 'a wallet without a currency is refused', {
    path: '/wallets',
    body: { currency: '', network: 'contract-check', description: 'x'.repeat(256) },
    planted: ['network', 'description'],
    field: 'currency',
    isRefused: true,
  }),
];
