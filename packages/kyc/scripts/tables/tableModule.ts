import { type DataSource, dataSource, generatedPath } from './dataSource.ts';
import { moduleText } from './moduleText.ts';

/** Returns a shape of a table: the values of its rows by key, as lists or as text with a separator. */
export const grouped =
  <Row>(keyOf: (row: Row) => string, cellOf: (row: Row) => unknown, separator?: string) =>
  ({ rows }: DataSource<Row>): unknown => {
    const groups: Record<string, unknown[]> = {};
    for (const row of rows) groups[keyOf(row)] = [...(groups[keyOf(row)] ?? []), cellOf(row)];
    if (separator === undefined) return groups;
    return Object.fromEntries(
      Object.entries(groups).map(([key, values]) => [key, values.join(separator)]),
    );
  };

/** Returns a module with one exported table, named after its file. */
export function table<Row>(
  file: string,
  doc: string,
  shapeOf: (source: DataSource<Row>) => unknown,
  type: string,
  typeFrom?: string,
): [path: string, text: string] {
  const source = dataSource<Row>(file);
  const exported = { name: file, doc, value: shapeOf(source), type, ...(typeFrom && { typeFrom }) };
  return [generatedPath(source, file), moduleText(source, [exported])];
}

export const unchanged = ({ rows }: DataSource<unknown>): unknown => rows;
export const lines = ({ rows }: DataSource<string>): string => rows.join('\n');
export const pairs = ({ rows }: DataSource<readonly [string, unknown]>): unknown =>
  Object.fromEntries(rows);
export const without = <Row extends object>(row: Row, ...keys: (keyof Row)[]): Partial<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !keys.includes(key as keyof Row)),
  ) as Partial<Row>;

/** A table of texts by key. */
export const texts = 'Readonly<Record<string, string>>';
