import { safeJson } from '../text/escapeControls.ts';
import type { RecordFormat } from './recordFormat.ts';

/** One JSON document: `{"reports":[…],"totals":{…}}`. */
export const jsonFormat: RecordFormat = {
  begin: '{"reports":[',
  separator: ',',
  record: (report) => `\n${safeJson(report)}`,
  end: ({ byRule, records, ready, error, warning, info }) => {
    const totals = { records, ready, error, warning, info, byRule: [...byRule.values()] };
    return `\n],"totals":${safeJson(totals)}}\n`;
  },
};

/** For pipelines: one JSON object a record, `{"file":…,"row":…,"findings":[…]}`. */
export const ndjsonFormat: RecordFormat = {
  begin: '',
  separator: '',
  record: (report) => `${safeJson(report)}\n`,
  end: () => '',
};
