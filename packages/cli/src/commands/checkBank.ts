import { checkBankAccount } from '@passmuster/bank';
import { CreateBankPayoutMethodSchema, toFindings } from '@passmuster/schemas';
import { safeParse } from 'valibot';
import type { ExitCode, Terminal } from '../terminal.ts';
import { checkRecords } from './checkRecords.ts';
import type { RecordOptions } from './recordOptions.ts';

/** `passmuster check bank FILE`: checks each bank payout method in a file. */
export function checkBank(
  file: string,
  options: RecordOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const check = (value: unknown) => {
    const { issues = [] } = safeParse(CreateBankPayoutMethodSchema, value);
    return [...toFindings(issues), ...checkBankAccount(value)];
  };
  return checkRecords(file, options, check, terminal);
}
