import { formatPath } from '@passmuster/findings';

interface Place {
  readonly file: string;
  readonly row: number;
}

/** Returns the place of a record: `file:row`, or the file alone if it holds one record. */
export const recordPlace = ({ file, row }: Place): string => (row === 0 ? file : `${file}:${row}`);

/** Returns the place of a finding: `file:row:field`. */
export const findingPlace = (report: Place, path: readonly PropertyKey[]): string =>
  path.length === 0 ? recordPlace(report) : `${recordPlace(report)}:${formatPath(path)}`;
