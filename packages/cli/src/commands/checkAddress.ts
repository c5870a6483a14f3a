import { checkAddress as check, loadAddressLabels } from '@passmuster/address';
import type { Network } from '@passmuster/schemas';
import { type OutputOptions, writeReports } from '../output/writeReports.ts';
import type { ExitCode, Terminal } from '../terminal.ts';

export interface AddressOptions extends OutputOptions {
  readonly network: Network;
}

/** `passmuster check address ADDRESS --network N`: checks one stablecoin address. */
export async function checkAddress(
  address: string,
  options: AddressOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { network } = options;
  const findings = check(address, { network, labels: await loadAddressLabels() });
  // The address itself may be a private key pasted by mistake, so the report does not repeat it.
  return writeReports([{ where: `address on ${network}`, findings }], options, terminal);
}
