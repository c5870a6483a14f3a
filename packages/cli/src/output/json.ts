import { type Printable, printable } from '@passmuster/findings';
import { jsonText } from '../text/jsonText.ts';
import type { RecordFormat } from './recordFormat.ts';

const json = printable<'json'>();

/** Returns a value as one line of JSON. */
export const jsonLine = (value: unknown): Printable<'json'> => json`${jsonText(value)}\n`;

/** Returns a value as an indented document. */
export const jsonDocument = (value: unknown): Printable<'json'> => json`${jsonText(value, 2)}\n`;

/** One JSON document: `{"reports":[…],"totals":{…},"stale":[…]}`, and of customers `"revision":"acme/3f9c2a1b kyc/0.3.0"`. */
export const jsonFormat: RecordFormat = {
  begin: json`{"reports":[`,
  separator: ',',
  record: (report) => json`\n${jsonText(report)}`,
  end: ({ byRule, stale, revision, records, ready, look, blocked, error, warning, info }) => {
    const counts = { records, ready, look, blocked, error, warning, info };
    const totals = { ...counts, byRule: [...byRule.values()] };
    const made = revision === undefined ? json`` : json`,"revision":${jsonText(revision)}`;
    return json`\n],"totals":${jsonText(totals)},"stale":${jsonText(stale)}${made}}\n`;
  },
};

/** For pipelines: one JSON object per record, `{"file":…,"row":…,"verdict":…,"ready":…,"findings":[…]}`. */
export const ndjsonFormat: RecordFormat = {
  begin: json``,
  separator: '',
  record: jsonLine,
  end: () => json``,
};
