import type { Finding } from '@passmuster/findings';
import { formatOf, readRecords } from '../input/readRecords.ts';
import type { Report } from '../output/report.ts';
import { writeReports } from '../output/writeReports.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import { inputFinding } from './inputFinding.ts';
import type { RecordOptions } from './recordOptions.ts';

/** Checks every record of a file with `check`, one at a time, and writes what it finds. */
export function checkRecords(
  file: string,
  options: RecordOptions,
  check: (value: unknown, where: string) => readonly Finding[],
  terminal: Terminal,
): Promise<ExitCode> {
  async function* reports(): AsyncGenerator<Report> {
    for await (const record of readRecords(file, options.input ?? formatOf(file), terminal.stdin)) {
      const { where, problem } = record;
      yield {
        where,
        findings: problem === undefined ? check(record.value, where) : [inputFinding(problem)],
      };
    }
  }
  return writeReports(reports(), options, terminal);
}
