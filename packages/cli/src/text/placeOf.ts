import { formatPath } from '@passmuster/findings';
import { escapeControls } from './escapeControls.ts';

interface Place {
  readonly file: string;
  readonly row: number;
}

/** The place of a record: `file:row`, or the file alone where it holds one record. */
export const recordPlace = ({ file, row }: Place): string =>
  escapeControls(row === 0 ? file : `${file}:${row}`);

/** The place of a finding: `file:row:field`. */
export const findingPlace = (report: Place, path: readonly PropertyKey[]): string =>
  path.length === 0
    ? recordPlace(report)
    : `${recordPlace(report)}:${escapeControls(formatPath(path))}`;
