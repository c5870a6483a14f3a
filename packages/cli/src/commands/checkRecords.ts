import type { Finding } from '@passmuster/findings';
import { formatOf, type InputFormat, readRecords } from '../input/readRecords.ts';
import type { Report } from '../output/report.ts';
import type { OutputFormat } from '../output/reporters.ts';
import { writeReports } from '../output/writeReports.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import { inputFinding } from './inputFinding.ts';

/** Checks every record of a file with `check`, one at a time, and writes what it finds. */
export function checkRecords(
  file: string,
  options: { readonly input?: InputFormat | undefined; readonly format: OutputFormat },
  check: (value: unknown) => readonly Finding[],
  terminal: Terminal,
): Promise<ExitCode> {
  async function* reports(): AsyncGenerator<Report> {
    for await (const record of readRecords(file, options.input ?? formatOf(file), terminal.stdin)) {
      const { where, problem } = record;
      yield {
        where,
        findings: problem === undefined ? check(record.value) : [inputFinding(problem)],
      };
    }
  }
  return writeReports(reports(), options.format, terminal);
}
