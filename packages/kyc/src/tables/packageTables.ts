import type { DataVersion, SharedTable } from '@passmuster/findings';
import { hashOf } from '../hash/hashOf.ts';

/**
 * Loads the tables of this package that a configuration may replace, whole: to list, to export, or to begin one of your own.
 *
 * @example
 * (await packageTables()).find(({ id }) => id === 'risk/fatf')?.asOf // '2026-06-19'
 */
export async function packageTables(): Promise<readonly SharedTable[]> {
  const [ofac, fatf, eu, forms, documents, disposable, free, postal, states, { tableOrigins }] =
    await Promise.all([
      import('./risk/ofac.generated.ts'),
      import('./risk/fatf.generated.ts'),
      import('./risk/euHighRisk.generated.ts'),
      import('./legalForm/legalForms.generated.ts'),
      import('./document/documentForms.generated.ts'),
      import('./email/disposableMailDomains.generated.ts'),
      import('./email/freeMailDomains.generated.ts'),
      import('./postal/postalAreas.generated.ts'),
      import('./subdivision/loadSubdivisions.ts').then((module) => module.loadAllSubdivisions()),
      import('./tableOrigins.generated.ts'),
    ]);
  const table = (
    id: keyof typeof tableOrigins,
    { name, asOf, url, maxAgeDays }: DataVersion,
    rows: readonly unknown[],
  ): SharedTable => ({
    format: 'passmuster-table/1',
    id,
    name,
    asOf,
    ...(url && { url }),
    ...tableOrigins[id],
    ...(maxAgeDays !== undefined && { maxAgeDays }),
    count: rows.length,
    hash: hashOf(rows),
    rows,
  });
  return [
    table('risk/ofac', ofac.ofacVersion, ofac.ofac),
    table('risk/fatf', fatf.fatfVersion, fatf.fatf),
    table('risk/eu-high-risk', eu.euHighRiskVersion, eu.euHighRisk),
    table('business/legal-forms', forms.legalFormsVersion, rowsOfForms(forms.legalForms)),
    table('document/by-country', documents.documentFormsVersion, rowsOf(documents.documentForms)),
    table(
      'email/disposable-domains',
      disposable.disposableMailDomainsVersion,
      disposable.disposableMailDomains.split('\n'),
    ),
    table('email/free-domains', free.freeMailDomainsVersion, free.freeMailDomains.split('\n')),
    table('postal/areas', postal.postalAreasVersion, Object.entries(postal.postalAreas)),
    table('postal/states', states.version, rowsOfStates(states.subdivisions)),
  ];
}

const rowsOf = (byCountry: Readonly<Record<string, readonly object[]>>) =>
  Object.entries(byCountry).flatMap(([country, rows]) => rows.map((row) => ({ country, ...row })));

const rowsOfForms = (byCountry: Readonly<Record<string, string>>) =>
  Object.entries(byCountry).flatMap(([country, endings]) =>
    endings.split(' ').map((entry) => {
      const at = entry.lastIndexOf(':');
      return [country, entry.slice(0, at), entry.slice(at + 1)];
    }),
  );

const rowsOfStates = (byCountry: Readonly<Record<string, string>>) =>
  Object.entries(byCountry).flatMap(([country, states]) =>
    states.split(';').map((state) => {
      const [code = '', ...names] = state.split('|');
      return [`${country}-${code}`, ...names];
    }),
  );
