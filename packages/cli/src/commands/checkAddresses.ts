import { stat } from 'node:fs/promises';
import { loadAddressLabels } from '@passmuster/address';
import { checkAddressFile, lineVerdicts } from '@passmuster/address-bulk';
import { readBytes } from '../input/readBytes.ts';
import type { Report } from '../output/report.ts';
import { writeReports } from '../output/writeReports.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { AddressOptions } from './checkAddress.ts';
import { startAddressWorker } from './startAddressWorker.ts';

/** `passmuster check addresses FILE --network N`: checks a file of addresses, one to a line; skips blank lines. */
export function checkAddresses(
  file: string,
  { network, ...options }: AddressOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  async function* reports(): AsyncGenerator<Report> {
    const batches = checkAddressFile(readBytes(file, terminal.stdin), {
      network,
      labels: await loadAddressLabels(),
      startWorker: startAddressWorker,
      byteLength: await sizeOf(file),
    });
    for await (const batch of batches) {
      for (const [index, verdict] of batch.verdicts.entries()) {
        if (verdict === lineVerdicts.blank) continue;
        // `where` names the line, so the path is empty.
        const findings = batch.findingsAt(index).map((finding) => ({ ...finding, path: [] }));
        yield { where: `${file}:${batch.firstLine + index}`, findings };
      }
    }
  }
  return writeReports(reports(), options, terminal);
}

/** The size of a file in bytes; 0 for standard input and for what cannot be read, which `readBytes` reports. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
