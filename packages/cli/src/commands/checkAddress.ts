import { checkAddress as check } from '@passmuster/address';
import type { Network } from '@passmuster/schemas';
import { type OutputOptions, writeReports } from '../output/writeReports.ts';
import type { ExitCode, Terminal } from '../terminal.ts';

export interface AddressOptions extends OutputOptions {
  readonly network: Network;
}

/** `passmuster check address ADDRESS --network N`: checks one stablecoin address. */
export function checkAddress(
  address: string,
  options: AddressOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  // The address itself may be a private key pasted by mistake: the report does not repeat it.
  const { network } = options;
  const report = { where: `address on ${network}`, findings: check(address, { network }) };
  return writeReports([report], options, terminal);
}
