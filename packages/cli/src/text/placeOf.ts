import { formatPath } from '@passmuster/findings';

/** Headings are shown up to this length, on one line. */
const maxHeading = 60;

/** Returns a heading as it is shown. */
export const visibleHeading = (heading = ''): string =>
  heading.replace(/\s+/g, ' ').slice(0, maxHeading);

/** The path of a value and, if a table gives it, its cell and heading. */
export interface PlacedValue {
  readonly path: readonly PropertyKey[];
  readonly cell?: string;
  readonly heading?: string;
}

interface Place {
  readonly file: string;
  readonly row: number;
}

/** Returns the place of a record: `file:row`, or the file alone if it holds one record. */
export const recordPlace = ({ file, row }: Place): string => (row === 0 ? file : `${file}:${row}`);

/** Returns the name of a value's place in a sheet, its cell and heading: `AE2, Owner 1 DOB`; else its path. */
export const valuePlace = ({ path, cell, heading }: PlacedValue): string =>
  cell === undefined ? formatPath(path) : `${cell}, ${visibleHeading(heading)}`;

/** Returns the place of a finding: `file: AE2, Owner 1 DOB`, or `file:row:field` if no column gives its value. */
export function findingPlace(report: Place, finding: PlacedValue): string {
  if (finding.cell !== undefined) return `${report.file}: ${valuePlace(finding)}`;
  return finding.path.length === 0
    ? recordPlace(report)
    : `${recordPlace(report)}:${formatPath(finding.path)}`;
}
