import { csvFormat } from './csv.ts';
import { jsonFormat, ndjsonFormat } from './json.ts';
import { junitFormat } from './junit.ts';
import type { OutputFormat } from './outputFormat.ts';
import type { RecordFormat } from './recordFormat.ts';
import { sarifFormat } from './sarif.ts';

/** Every format but those that look at several records: `text`, `html` and `xlsx`. */
export const recordFormats: Readonly<Partial<Record<OutputFormat, RecordFormat>>> = {
  json: jsonFormat,
  ndjson: ndjsonFormat,
  csv: csvFormat,
  junit: junitFormat,
  sarif: sarifFormat,
};
