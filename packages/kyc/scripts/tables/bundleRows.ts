import { shortNamesOf } from './shortNamesOf.ts';

type Row = Readonly<Record<string, unknown>>;

const without =
  (...keys: readonly string[]) =>
  (row: unknown): unknown =>
    Object.fromEntries(Object.entries(row as Row).filter(([key]) => !keys.includes(key)));
const unchanged = (row: unknown): unknown => row;
const withoutActs = without('source', 'authority', 'cfr');

/** A file of `src/tables` whose rows a bundle has. */
interface BundledFile {
  readonly id: string;
  /** Returns a row without what only its readers need. */
  readonly rowOf: (row: unknown) => unknown;
}

/** The files whose rows a bundle has, by name. */
export const bundledFiles: Readonly<Record<string, BundledFile>> = {
  ofac: { id: 'risk/ofac', rowOf: withoutActs },
  fatf: { id: 'risk/fatf', rowOf: withoutActs },
  euHighRisk: { id: 'risk/eu-high-risk', rowOf: withoutActs },
  legalForms: { id: 'business/legal-forms', rowOf: unchanged },
  documentForms: { id: 'document/by-country', rowOf: without('source', 'also') },
  disposableMailDomains: { id: 'email/disposable-domains', rowOf: unchanged },
  freeMailDomains: { id: 'email/free-domains', rowOf: unchanged },
  postalAreas: { id: 'postal/areas', rowOf: unchanged },
  subdivisions: {
    id: 'postal/states',
    rowOf: (row) => {
      const [code = '', ...names] = row as readonly string[];
      return [code, ...shortNamesOf(names)];
    },
  },
};
