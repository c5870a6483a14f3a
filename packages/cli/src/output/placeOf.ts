import { formatPath } from '@passmuster/findings';
import type { Report } from '../checks/report.ts';
import { escapeControls } from '../text/escapeControls.ts';

/** The place of a record: `file:row`, or the file alone where it holds one record. */
export const recordPlace = ({ file, row }: Pick<Report, 'file' | 'row'>): string =>
  escapeControls(row === 0 ? file : `${file}:${row}`);

/** The place of a finding: `file:row:field`. */
export const findingPlace = (
  report: Pick<Report, 'file' | 'row'>,
  path: readonly PropertyKey[],
): string =>
  path.length === 0
    ? recordPlace(report)
    : `${recordPlace(report)}:${escapeControls(formatPath(path))}`;
