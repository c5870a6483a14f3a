import { type Printable, printable } from '@passmuster/findings';
import { jsonText } from '../text/jsonText.ts';
import type { RecordFormat } from './recordFormat.ts';

const json = printable<'json'>();

/** Returns a value as one line of JSON. */
export const jsonLine = (value: unknown): Printable<'json'> => json`${jsonText(value)}\n`;

/** Returns a value as an indented document. */
export const jsonDocument = (value: unknown): Printable<'json'> => json`${jsonText(value, 2)}\n`;

/** One JSON document: `{"reports":[…],"totals":{…},"stale":[…]}`. */
export const jsonFormat: RecordFormat = {
  begin: json`{"reports":[`,
  separator: ',',
  record: (report) => json`\n${jsonText(report)}`,
  end: ({ byRule, stale, records, ready, look, blocked, error, warning, info }) => {
    const counts = { records, ready, look, blocked, error, warning, info };
    const totals = { ...counts, byRule: [...byRule.values()] };
    return json`\n],"totals":${jsonText(totals)},"stale":${jsonText(stale)}}\n`;
  },
};

/** For pipelines: one JSON object per record, `{"file":…,"row":…,"verdict":…,"ready":…,"findings":[…]}`. */
export const ndjsonFormat: RecordFormat = {
  begin: json``,
  separator: '',
  record: jsonLine,
  end: () => json``,
};
