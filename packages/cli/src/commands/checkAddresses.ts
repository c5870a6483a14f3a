import { checkAddress } from '@passmuster/address';
import { decodeText } from '../input/decodeText.ts';
import { readBytes } from '../input/readBytes.ts';
import { readLines } from '../input/readLines.ts';
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
  const { network } = options;
  async function* reports(): AsyncGenerator<Report> {
    const text = decodeText(readBytes(file, terminal.stdin), file);
    for await (const line of readLines(text, file)) {
      if (line.text === '') continue;
      yield { where: `${file}:${line.number}`, findings: checkAddress(line.text, { network }) };
    }
  }
  return writeReports(reports(), options, terminal);
}
