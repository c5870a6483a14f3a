import { checkAddressFile, lineVerdicts } from '@passmuster/address/bulk';
import { readBytes } from '../input/readBytes.ts';
import type { Report } from '../output/report.ts';
import { writeReports } from '../output/writeReports.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { AddressOptions } from './checkAddress.ts';

/** `passmuster check addresses FILE --network N`: checks the addresses of a file, one a line; blank lines are none. */
export function checkAddresses(
  file: string,
  options: AddressOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  async function* reports(): AsyncGenerator<Report> {
    const bytes = readBytes(file, terminal.stdin);
    for await (const batch of checkAddressFile(bytes, { network: options.network })) {
      for (const [index, verdict] of batch.verdicts.entries()) {
        if (verdict === lineVerdicts.blank) continue;
        // The line is named in `where`: the address is the whole of what was checked.
        const findings = batch.findingsAt(index).map((finding) => ({ ...finding, path: [] }));
        yield { where: `${file}:${batch.firstLine + index}`, findings };
      }
    }
  }
  return writeReports(reports(), options, terminal);
}
