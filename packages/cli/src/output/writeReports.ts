import type { ExitCode, Terminal } from '../terminal.ts';
import type { Report, Totals } from './report.ts';
import { createReporter, type OutputFormat } from './reporters.ts';

/** Writes each report as it comes, in blocks of about 64 kB; the exit code says whether there was an error. */
export async function writeReports(
  reports: AsyncIterable<Report> | Iterable<Report>,
  format: OutputFormat,
  terminal: Terminal,
): Promise<ExitCode> {
  const reporter = createReporter(format);
  const totals: Totals = { records: 0, error: 0, warning: 0, info: 0 };
  let block = reporter.begin ?? '';
  for await (const report of reports) {
    totals.records += 1;
    for (const { severity } of report.findings) totals[severity] += 1;
    block += reporter.report(report);
    if (block.length > 1 << 16) {
      await terminal.out(block);
      block = '';
    }
  }
  await terminal.out(block + reporter.end(totals));
  return totals.error > 0 ? 1 : 0;
}
