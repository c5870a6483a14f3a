import { type DataSource, dataSource, generatedPath } from './dataSource.ts';
import { moduleText } from './moduleText.ts';
import { shortNamesOf } from './shortNamesOf.ts';

type Row = readonly [code: string, name: string, ...otherNames: string[]];

/** First letters of the country codes in each file, so that a form loads only the file of its country. */
const chunks = [
  'AA',
  'BB',
  'CD',
  'EF',
  'GH',
  'II',
  'JK',
  'LL',
  'MM',
  'NP',
  'QR',
  'SS',
  'TT',
  'UZ',
] as const;

/** Returns `LA|Lagos|Lagos State` of each subdivision, by country, joined by semicolons. */
function textByCountry({ rows }: DataSource<Row>): Map<string, string> {
  const lines = new Map<string, string[]>();
  for (const [code, ...names] of rows) {
    const country = code.slice(0, 2);
    const line = [code.slice(3), ...shortNamesOf(names)];
    if (line.some((part) => /[|;]/.test(part))) throw new Error(`A separator in ${code}`);
    lines.set(country, [...(lines.get(country) ?? []), line.join('|')]);
  }
  return new Map([...lines].map(([country, list]) => [country, list.join(';')]));
}

/** Returns the generated files of subdivisions, by path. */
export function subdivisionChunks(): [path: string, text: string][] {
  const source = dataSource<Row>('subdivisions');
  const byCountry = textByCountry(source);
  return chunks.map(([first = '', last = '']) => {
    const countries = [...byCountry].filter(([code]) => code >= first && code.slice(0, 1) <= last);
    const text = moduleText(source, [
      {
        name: 'subdivisions',
        type: 'Readonly<Record<string, string>>',
        doc: `Subdivisions of countries ${first} to ${last}: code, name, other names.`,
        value: Object.fromEntries(countries),
      },
    ]);
    return [generatedPath(source, `subdivisions${first}${last}`), text];
  });
}
