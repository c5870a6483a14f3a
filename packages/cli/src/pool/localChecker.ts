import { batchChecker, withRepeated } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { reportCompleter } from '../checks/completeReport.ts';
import { presentFindings } from '../checks/presentFindings.ts';
import { createBatchReport, type Reporting } from '../output/batchReport.ts';
import type { BatchChecker } from './batchChecker.ts';

/** Checks batches on this thread. */
export async function localChecker(
  settings: CheckSettings,
  reporting: Reporting,
): Promise<BatchChecker> {
  const check = await batchChecker(settings);
  const present = await presentFindings(settings);
  const complete = await reportCompleter(settings);
  const countFixes = reporting.countsFixes
    ? await (await import('../fix/fixCounter.ts')).fixCounter(settings)
    : undefined;
  const { bound } = settings;
  // What must be unique is in no list.
  const columnAt = ([field]: readonly PropertyKey[]) =>
    bound?.find(({ path }) => path.length === 1 && path[0] === field);
  return {
    check: async (batch) => {
      const { values, records, skipped } = check(batch);
      return {
        values,
        finish: async (repeated) => {
          const completed = withRepeated(records, repeated, present, columnAt);
          const report = createBatchReport(completed, complete, reporting);
          report.totals.fixable = countFixes?.(batch, records) ?? 0;
          return { ...report, skipped };
        },
      };
    },
    close: async () => undefined,
  };
}
