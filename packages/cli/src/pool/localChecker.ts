import { batchChecker, withRepeated } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { presentFindings } from '../checks/presentFindings.ts';
import { createBatchReport, type ReportSettings } from '../output/batchReport.ts';
import type { BatchChecker } from './batchChecker.ts';

/** Checks batches on this thread. */
export async function localChecker(
  settings: CheckSettings,
  reporting: ReportSettings,
): Promise<BatchChecker> {
  const check = await batchChecker(settings);
  const present = await presentFindings(settings);
  return {
    check: async (batch) => {
      const { values, reports } = check(batch);
      return {
        values,
        finish: async (repeated) =>
          createBatchReport(withRepeated(reports, repeated, present), reporting),
      };
    },
    close: async () => undefined,
  };
}
