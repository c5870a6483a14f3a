import { type DataSource, dataSource } from './dataSource.ts';
import { moduleText } from './moduleText.ts';
import { subdivisionChunks } from './subdivisionChunks.ts';

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, Row[]> {
  const groups: Record<string, Row[]> = {};
  for (const row of rows) groups[keyOf(row)] = [...(groups[keyOf(row)] ?? []), row];
  return groups;
}

/** A module with one exported table, named after its file in `data/`. */
function table<Row>(
  file: string,
  doc: string,
  shapeOf: (source: DataSource<Row>) => unknown,
  type: string,
  typeFrom?: string,
): [path: string, text: string] {
  const source = dataSource<Row>(file);
  const exported = { name: file, doc, value: shapeOf(source), type, ...(typeFrom && { typeFrom }) };
  return [`src/data/${file}.generated.ts`, moduleText(source, [exported])];
}

const lines = ({ rows }: DataSource<string>): string => rows.join('\n');
const pairs = ({ rows }: DataSource<readonly [string, unknown]>): unknown =>
  Object.fromEntries(rows);
const without = <Row extends object>(row: Row, ...keys: (keyof Row)[]): Partial<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !keys.includes(key as keyof Row)),
  ) as Partial<Row>;

interface ByCountry {
  readonly country: string;
}
interface CountryRow extends ByCountry {
  readonly source: unknown;
  readonly example?: string;
}
const byCountry = ({ rows }: DataSource<CountryRow>): unknown =>
  Object.fromEntries(
    Object.entries(groupedBy(rows, ({ country }) => country)).map(([country, list]) => [
      country,
      list.map((row) => without(row, 'country', 'source', 'example')),
    ]),
  );

interface DocumentFormRow extends CountryRow {
  readonly also: readonly string[];
}
interface RecommendedDocumentsRow {
  readonly detail: string;
  readonly source: unknown;
}

const texts = 'Readonly<Record<string, string>>';

/** The text of every generated table, by its path in the package. */
export function generatedTables(): ReadonlyMap<string, string> {
  return new Map([
    ...subdivisionChunks(),
    table<[string, string]>(
      'subdivisionNamesWithoutCode',
      'Names that are taken as they are, by country.',
      ({ rows }) =>
        Object.fromEntries(
          Object.entries(groupedBy(rows, ([country]) => country)).map(([country, list]) => [
            country,
            list.map(([, name]) => name).join('|'),
          ]),
        ),
      texts,
    ),
    table(
      'postalCodes',
      'Form of postcodes by country; null where there are none.',
      pairs,
      'Readonly<Record<string, string | null>>',
    ),
    table('postalAreas', 'What postcodes of a subdivision begin with.', pairs, texts),
    table(
      'taxIds',
      'Forms of tax numbers by country.',
      byCountry,
      'Readonly<Record<string, readonly TaxIdForm[]>>',
      './checkTaxId.ts',
    ),
    table(
      'registrationNumbers',
      'Forms of company register numbers by country.',
      byCountry,
      'Readonly<Record<string, readonly RegistrationNumberForm[]>>',
      './checkRegistrationNumber.ts',
    ),
    table<[string, string, string]>(
      'legalForms',
      'Endings of company names and the families of legal forms they mean, by country.',
      ({ rows }) =>
        Object.fromEntries(
          Object.entries(groupedBy(rows, ([country]) => country)).map(([country, list]) => [
            country,
            list.map(([, ending, family]) => `${ending}:${family}`).join(' '),
          ]),
        ),
      texts,
    ),
    table<object>(
      'activityWords',
      'Words that name a regulated activity.',
      ({ rows }) => rows.map((row) => without(row as CountryRow, 'source')),
      'readonly Activity[]',
      './findActivities.ts',
    ),
    table<object>(
      'fatf',
      'Jurisdictions on the two lists of the FATF, and when they were.',
      ({ rows }) => rows,
      'readonly RiskListing[]',
      './listing.ts',
    ),
    table<object>(
      'ofac',
      'Countries and regions under comprehensive US sanctions.',
      ({ rows }) => rows,
      'readonly RiskListing[]',
      './listing.ts',
    ),
    table<object>(
      'euHighRisk',
      'High-risk third countries of the EU, and when they were.',
      ({ rows }) => rows,
      'readonly RiskListing[]',
      './listing.ts',
    ),
    table('disposableMailDomains', 'Domains of disposable mail, one a line.', lines, 'string'),
    table('freeMailDomains', 'Domains of free mail providers, one a line.', lines, 'string'),
    table('mailTypos', 'Misspelled mail domains and what was meant.', pairs, texts),
    table<[string, string, string?]>(
      'webHosts',
      'Host names by kind.',
      ({ rows }) =>
        Object.fromEntries(
          Object.entries(groupedBy(rows, ([kind]) => kind)).map(([kind, list]) => [
            kind,
            list.map(([, value, path]) => (path === undefined ? value : `${value} ${path}`)),
          ]),
        ),
      'Readonly<Record<HostKind, readonly string[]>>',
      './hostKindOf.ts',
    ),
    table('topLevelDomains', 'Top-level domains in use, one a line.', lines, 'string'),
    table<DocumentFormRow>(
      'documentForms',
      'Documents by country and type, as people call them.',
      ({ rows }) =>
        Object.fromEntries(
          Object.entries(groupedBy(rows, ({ country }) => country)).map(([country, list]) => [
            country,
            list.map((row) => without(row, 'country', 'source', 'also')),
          ]),
        ),
      'Readonly<Record<string, readonly DocumentForm[]>>',
      './documentFormsOf.ts',
    ),
    table<RecommendedDocumentsRow>(
      'recommendedDocuments',
      'Documents that processors ask of a legal form, beyond those that the API requires.',
      ({ rows }) => rows.map((row) => without(row, 'source', 'detail')),
      'readonly RecommendedDocuments[]',
      './recommendedDocumentsOf.ts',
    ),
    table<object>(
      'ownershipThresholds',
      'From which share an owner counts, by country.',
      ({ rows }) => rows,
      'readonly OwnershipThreshold[]',
      './ownershipThresholdOf.ts',
    ),
    table<[string, string]>(
      'placeholders',
      'Values that people type to get past a form, by kind of field.',
      ({ rows }) =>
        Object.fromEntries(
          Object.entries(groupedBy(rows, ([kind]) => kind)).map(([kind, list]) => [
            kind,
            list.map(([, value]) => value).join('|'),
          ]),
        ),
      'Readonly<Record<PlaceholderKind, string>>',
      './isPlaceholder.ts',
    ),
    table(
      'mailDrops',
      'Names of mail drops.',
      ({ rows }: DataSource<string>) => rows,
      'readonly string[]',
    ),
  ]);
}
