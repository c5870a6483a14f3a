import { safeJson } from '../text/escapeControls.ts';
import type { Reporter } from './reporter.ts';

/** One JSON document: `{"reports":[…],"totals":{…}}`, written as it grows. */
export function jsonReporter(): Reporter {
  let separator = '';
  return {
    begin: '{"reports":[',
    report(report) {
      const text = `${separator}\n${safeJson(report)}`;
      separator = ',';
      return text;
    },
    end: ({ byRule, records, ready, error, warning, info }) => {
      const totals = { records, ready, error, warning, info, byRule: [...byRule.values()] };
      return `\n],"totals":${safeJson(totals)}}\n`;
    },
  };
}

/** For pipelines: one JSON object a record, `{"file":…,"row":…,"findings":[…]}`. */
export const ndjsonReporter: Reporter = {
  report: (report) => `${safeJson(report)}\n`,
  end: () => '',
};
