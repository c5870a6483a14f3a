import type { Reporter } from './report.ts';

/** For pipelines: one JSON object a record, `{"where":…,"findings":[…]}`. */
export const ndjsonReporter: Reporter = {
  report: (report) => `${JSON.stringify(report)}\n`,
  end: () => '',
};
