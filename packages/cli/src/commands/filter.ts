import { joinPrintable } from '@passmuster/findings';
import { batchChecker } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { reportCompleter } from '../checks/completeReport.ts';
import { lineColumns } from '../checks/openTable.ts';
import type { CheckedRecord } from '../checks/report.ts';
import { inputLines } from '../filter/inputLines.ts';
import { type AnswerOptions, lineAnswer } from '../filter/lineAnswer.ts';
import { lineRecord } from '../filter/lineRecord.ts';
import { maximumRecordLength, type RawRecord } from '../input/rawRecord.ts';
import { untilAborted } from '../input/untilAborted.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { noteUnused } from './noteUnused.ts';

const file = 'stdin';

/** Answers for a record that the check itself can't take, such as one on which a module of the user throws. */
function checkOne(check: Check, record: RawRecord): readonly CheckedRecord[] {
  try {
    return check({ records: [record] }).records;
  } catch {
    const problem = 'the check failed on this line. Correct the rule that threw';
    return check({ records: [{ row: record.row, problem: { parameters: { problem } } }] }).records;
  }
}

type Check = Awaited<ReturnType<typeof batchChecker>>;

function checkAll(check: Check, records: readonly RawRecord[]): readonly CheckedRecord[] {
  try {
    return check({ records }).records;
  } catch {
    return records.flatMap((record) => checkOne(check, record));
  }
}

/**
 * Runs `passmuster filter KIND` for engines that send rows to a program: for each line of standard input, one line of JSON on
 * standard output, in order, blank and broken lines included, whatever a rule prints or throws. What a piece of input completes
 * is answered before more is read. Lines are not compared with each other. The status is 0 whatever is found.
 */
export async function filter(
  settings: CheckSettings,
  terminal: Terminal,
  options: AnswerOptions = {},
): Promise<ExitCode> {
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
    const answers = checkAll(check, records).map((record) => {
      const { report, used: indexes } = complete(record);
      for (const index of indexes) used.add(index);
      return lineAnswer({ file, ...report }, options);
    });
    await terminal.out(joinPrintable(answers, ''));
  }
  if (terminal.interrupted.aborted) return 130;
  await noteUnused(settings.acceptances, used, terminal);
  return 0;
}
