import type { Audit } from './audit.ts';
import type { DataVersion } from './subjectRule.ts';

/** A table that was consulted although its source is likely to have changed. */
export interface StaleTable extends DataVersion {
  /** How many days before the day of the review the table was true. */
  readonly ageDays: number;
}

const dayLength = 86_400_000;

/**
 * Returns the tables of a review that are older than their update interval on the day of the review.
 *
 * @example
 * const data = [{ name: 'FATF call for action', asOf: '2026-06-19', maxAgeDays: 130 }];
 * staleTables({ asOf: '2026-11-21', data })[0]?.ageDays // 155
 */
export function staleTables({ asOf, data }: Pick<Audit, 'asOf' | 'data'>): readonly StaleTable[] {
  return data.flatMap((table) => {
    const ageDays = (Date.parse(asOf) - Date.parse(table.asOf)) / dayLength;
    return ageDays > (table.maxAgeDays ?? Infinity) ? [{ ...table, ageDays }] : [];
  });
}
