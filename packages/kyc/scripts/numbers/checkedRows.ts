import { dataSource } from '../tables/dataSource.ts';

interface Row {
  readonly country: string;
  readonly id?: string;
  readonly name: string;
  readonly pattern: string;
  readonly check?: string;
  readonly checked?: string;
}

/** A form of numbers with a check digit. */
export interface CheckedRow extends Row {
  readonly check: string;
  /** Returns the part of a number that has the check digit. */
  readonly checkedPart: (number: string) => string;
}

/** Returns the rows of both tables that have a check digit, with anchored patterns. */
export const checkedRows = (): readonly CheckedRow[] =>
  ['taxIds', 'registrationNumbers']
    .flatMap((file) => dataSource<Row>(file).rows)
    .flatMap(({ check, ...row }) => {
      if (check === undefined) return [];
      const pattern = row.pattern.startsWith('^') ? row.pattern : `^(?:${row.pattern})$`;
      const checkedPart = (number: string): string =>
        row.checked === undefined ? number : number.replace(new RegExp(pattern), row.checked);
      return [{ ...row, check, pattern, checkedPart }];
    });
