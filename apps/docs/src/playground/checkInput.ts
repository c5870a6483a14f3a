import {
  type Catalog,
  type Finding,
  translate,
  type Verdict,
  verdictOf,
} from '@passmuster/findings';
import { auditRecord, type CustomerReviewer, loadCustomerReviewer } from '@passmuster/kyc';
import type { Settings } from './settings.ts';

/** The result of a check. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** What an application still lacks. */
  readonly missing: readonly string[];
  /** Whether it can be sent, and whether a person must look first. */
  readonly verdict: Verdict;
  readonly audit?: unknown;
}

type Check = (value: unknown, settings: Settings, asOf: string) => Promise<Checked>;
type Translated = Exclude<Settings['language'], 'en'>;

/** The texts of each package. Only those of the chosen language are loaded. */
const catalogs = {
  review: {
    fr: async () => (await import('@passmuster/kyc/fr')).fr,
    'pt-BR': async () => (await import('@passmuster/kyc/pt-BR')).ptBr,
    'pt-PT': async () => (await import('@passmuster/kyc/pt-PT')).ptPt,
  },
  bank: {
    fr: async () => (await import('@passmuster/bank/fr')).fr,
    'pt-BR': async () => (await import('@passmuster/bank/pt-BR')).ptBr,
    'pt-PT': async () => (await import('@passmuster/bank/pt-PT')).ptPt,
  },
  address: {
    fr: async () => (await import('@passmuster/address/fr')).fr,
    'pt-BR': async () => (await import('@passmuster/address/pt-BR')).ptBr,
    'pt-PT': async () => (await import('@passmuster/address/pt-PT')).ptPt,
  },
  phone: {
    fr: async () => (await import('@passmuster/phone/fr')).fr,
    'pt-BR': async () => (await import('@passmuster/phone/pt-BR')).ptBr,
    'pt-PT': async () => (await import('@passmuster/phone/pt-PT')).ptPt,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Translated, () => Promise<Catalog>>>>>;

/** Returns findings in the chosen language, by the catalogs of the packages that they come from. */
async function inLanguage(
  findings: readonly Finding[],
  { language }: Settings,
  from: readonly (keyof typeof catalogs)[],
): Promise<Checked> {
  const verdict = verdictOf(findings);
  if (language === 'en') return { findings, verdict, missing: [] };
  const loaded = await Promise.all(
    from.map((name): Promise<Catalog> => catalogs[name][language]()),
  );
  const remedies = Object.assign({}, ...loaded.map((catalog) => catalog.remedies));
  const catalog = { locale: language, remedies };
  return { findings: findings.map((finding) => translate(finding, catalog)), verdict, missing: [] };
}

const reviewers = new Map<string, Promise<CustomerReviewer>>();

/** Returns the reviewer for a preset and a language. Loads it once. */
function reviewerOf({ preset, language }: Settings): Promise<CustomerReviewer> {
  const key = `${preset} ${language}`;
  const known = reviewers.get(key);
  if (known !== undefined) return known;
  const load = async (): Promise<CustomerReviewer> =>
    language === 'en'
      ? loadCustomerReviewer({ preset })
      : loadCustomerReviewer({ preset, catalog: await catalogs.review[language]() });
  const reviewer = load();
  reviewers.set(key, reviewer);
  return reviewer;
}

/** Returns the application with a country of registration, unless it names one. */
function withCountry(value: unknown, country: string | undefined): unknown {
  if (country === undefined || typeof value !== 'object' || value === null) return value;
  const address: unknown = Reflect.get(value, 'registered_address') ?? {};
  if (typeof address !== 'object' || Reflect.get(Object(address), 'country')) return value;
  return { ...value, registered_address: { ...address, country } };
}

const checkCustomer: Check = async (value, settings, asOf) => {
  const draft = withCountry(value, settings.country);
  const review = (await reviewerOf(settings)).review(draft, { asOf });
  const missing = review.open.requirements
    .filter(({ status }) => status === 'missing')
    .map(({ label }) => label);
  return {
    // Missing fields are listed separately.
    findings: review.findings.filter(({ rule }) => rule !== 'schema/required'),
    missing: [...new Set(missing)],
    verdict: review.verdict,
    audit: auditRecord(review, draft),
  };
};

const checkBank: Check = async (value, settings) => {
  const [{ checkBankAccount }, { CreateBankPayoutMethodSchema, toFindings }, { safeParse }] =
    await Promise.all([
      import('@passmuster/bank'),
      import('@passmuster/schemas'),
      import('valibot'),
    ]);
  const { issues = [] } = safeParse(CreateBankPayoutMethodSchema, value);
  return inLanguage([...toFindings(issues), ...checkBankAccount(value)], settings, [
    'review',
    'bank',
  ]);
};

const checkWallet: Check = async (value, settings, asOf) => {
  const { reviewWalletRequest } = await import('@passmuster/kyc');
  return inLanguage(reviewWalletRequest(value, { asOf }).findings, settings, ['review']);
};

const checkRecipient: Check = async (value, settings) => {
  const { checkAddress, loadAddressLabels } = await import('@passmuster/address');
  const { network } = settings;
  const findings = checkAddress(value, { network, labels: await loadAddressLabels() });
  return inLanguage(findings, settings, ['address']);
};

const checkNumber: Check = async (value, settings) => {
  const { checkPhone } = await import('@passmuster/phone');
  const { maxMetadata: metadata } = await import('@passmuster/phone/max');
  return inLanguage(checkPhone(value, { metadata }), settings, ['phone']);
};

/** Checks the input of the playground, by its kind. */
export const checkInput: Readonly<Record<Settings['kind'], Check>> = {
  customer: checkCustomer,
  bank: checkBank,
  wallet: checkWallet,
  address: checkRecipient,
  phone: checkNumber,
};

/** Returns true if the input of a kind is plain text rather than JSON. */
export const isText = (kind: Settings['kind']): boolean => kind === 'address' || kind === 'phone';
