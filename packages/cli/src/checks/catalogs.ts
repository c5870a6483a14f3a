import type { Catalog } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import type { Kind } from '../columns/kind.ts';
import type { Language } from './checkSettings.ts';

type Part = 'table' | 'review' | 'bank' | 'address' | 'phone';
type Translated = Exclude<Language, 'en'>;

/** The texts of each package. Only the language that is wanted is loaded. */
const parts = {
  fr: {
    table: async () => (await import('./messages/fr.ts')).fr,
    review: async () => (await import('@passmuster/kyc/fr')).fr,
    bank: async () => (await import('@passmuster/bank/fr')).fr,
    address: async () => (await import('@passmuster/address/fr')).fr,
    phone: async () => (await import('@passmuster/phone/fr')).fr,
  },
  'pt-BR': {
    table: async () => (await import('./messages/ptBr.ts')).ptBr,
    review: async () => (await import('@passmuster/kyc/pt-BR')).ptBr,
    bank: async () => (await import('@passmuster/bank/pt-BR')).ptBr,
    address: async () => (await import('@passmuster/address/pt-BR')).ptBr,
    phone: async () => (await import('@passmuster/phone/pt-BR')).ptBr,
  },
  'pt-PT': {
    table: async () => (await import('./messages/ptPt.ts')).ptPt,
    review: async () => (await import('@passmuster/kyc/pt-PT')).ptPt,
    bank: async () => (await import('@passmuster/bank/pt-PT')).ptPt,
    address: async () => (await import('@passmuster/address/pt-PT')).ptPt,
    phone: async () => (await import('@passmuster/phone/pt-PT')).ptPt,
  },
} as const satisfies Readonly<Record<Translated, Readonly<Record<Part, () => Promise<Catalog>>>>>;

/** Where the findings of a kind come from; the review of a customer translates its own. */
const partsOf: Readonly<Record<Kind, readonly Part[]>> = {
  customer: ['table'],
  wallet: ['table', 'review'],
  bank: ['table', 'review', 'bank'],
  address: ['table', 'address'],
  phone: ['table', 'phone'],
};

/** Returns the texts of what a check of `kind` may find; undefined for English, which the rules have. */
export async function catalogOf(kind: Kind, language: Language): Promise<Catalog | undefined> {
  if (language === 'en') return undefined;
  const catalogs = await Promise.all(partsOf[kind].map((part) => parts[language][part]()));
  const remedies = Object.assign({}, ...catalogs.map((catalog: Catalog) => catalog.remedies));
  return { locale: language, remedies };
}

/** Returns the texts and labels of a review of a customer; undefined for English. */
export const reviewCatalog = async (
  language: Language,
): Promise<CompleteCustomerCatalog | undefined> =>
  language === 'en' ? undefined : parts[language].review();
