import type { Finding } from '@passmuster/findings';
import type { ExitCode, Terminal } from '../terminal.ts';
import type { Report, Totals } from './report.ts';
import { createReporter, type OutputFormat } from './reporters.ts';

export interface OutputOptions {
  readonly format: OutputFormat;
  /** Leave out warnings, information and records without an error; the totals still count them. */
  readonly quiet?: boolean | undefined;
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Writes each report as it comes, in blocks of about 64 kB; the exit code says whether there was an error. */
export async function writeReports(
  reports: AsyncIterable<Report> | Iterable<Report>,
  { format, quiet = false }: OutputOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const reporter = createReporter(format);
  const totals: Totals = { records: 0, error: 0, warning: 0, info: 0 };
  let block = reporter.begin ?? '';
  for await (const report of reports) {
    totals.records += 1;
    for (const { severity } of report.findings) totals[severity] += 1;
    const findings = quiet ? report.findings.filter(isError) : report.findings;
    if (!quiet || findings.length > 0) block += reporter.report({ ...report, findings });
    if (block.length > 1 << 16) {
      await terminal.out(block);
      block = '';
    }
  }
  await terminal.out(block + reporter.end(totals));
  return totals.error > 0 ? 1 : 0;
}
