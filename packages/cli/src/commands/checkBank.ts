import { checkBankAccount } from '@passmuster/bank';
import { CreateBankPayoutMethodSchema, toFindings } from '@passmuster/schemas';
import { safeParse } from 'valibot';
import type { ExitCode, Terminal } from '../terminal.ts';
import { checkRecords } from './checkRecords.ts';
import type { RecordOptions } from './recordOptions.ts';

/** A CSV file has no way to leave a field out: an empty cell says that there is none. */
function withoutEmptyText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== ''));
}

/** `passmuster check bank FILE`: checks each bank payout method in a file. */
export function checkBank(
  file: string,
  options: RecordOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const check = (record: unknown) => {
    const value = withoutEmptyText(record);
    const { issues = [] } = safeParse(CreateBankPayoutMethodSchema, value);
    return [...toFindings(issues), ...checkBankAccount(value)];
  };
  return checkRecords(file, options, check, terminal);
}
