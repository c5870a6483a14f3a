import { batchChecker } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { reportCompleter } from '../checks/completeReport.ts';
import { lineColumns } from '../checks/openTable.ts';
import { inputLines } from '../filter/inputLines.ts';
import { lineRecord } from '../filter/lineRecord.ts';
import { maximumRecordLength } from '../input/rawRecord.ts';
import { untilAborted } from '../input/untilAborted.ts';
import { createBatchReport } from '../output/batchReport.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { noteUnused } from './noteUnused.ts';

const reporting = { file: 'stdin', format: 'ndjson', isQuiet: false } as const;

/**
 * Runs `passmuster filter KIND` for engines that send rows to a program: for each line of standard input, one line of JSON on
 * standard output, in order, blank and broken lines included. What a piece of input completes is answered before more is
 * read. Lines are not compared with each other. The status is 0 whatever is found.
 */
export async function filter(settings: CheckSettings, terminal: Terminal): Promise<ExitCode> {
  const check = await batchChecker({ ...settings, bound: lineColumns(settings.kind) });
  const complete = await reportCompleter(settings);
  const used = new Set<number>();
  const pieces = untilAborted(terminal.stdin, terminal.interrupted);
  let row = 0;
  for await (const lines of inputLines(pieces, maximumRecordLength)) {
    const records = lines.map((line) => {
      row += 1;
      return lineRecord(line, row, settings.kind);
    });
    const { text, totals } = createBatchReport(check({ records }).records, complete, reporting);
    for (const index of totals.used) used.add(index);
    await terminal.out(text);
  }
  if (terminal.interrupted.aborted) return 130;
  await noteUnused(settings.acceptances, used, terminal);
  return 0;
}
