import { reviewBusinessCustomer } from '@passmuster/kyc';
import type { ExitCode, Terminal } from '../terminal.ts';
import { checkRecords } from './checkRecords.ts';
import { type CustomerOptions, customerReviewOptions } from './customerReviewOptions.ts';
import type { RecordOptions } from './recordOptions.ts';
import { repeatedContacts } from './repeatedContacts.ts';

/** `passmuster check customer FILE`: reviews each business customer in a file. */
export async function checkCustomer(
  file: string,
  options: RecordOptions & CustomerOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = await customerReviewOptions(options, terminal.today());
  const repeated = repeatedContacts();
  const check = (value: unknown, where: string) => [
    ...reviewBusinessCustomer(value, settings).findings,
    ...repeated(value, where),
  ];
  return checkRecords(file, options, check, terminal);
}
