import { csvReporter } from './csv.ts';
import { jsonReporter, ndjsonReporter } from './json.ts';
import { junitReporter } from './junit.ts';
import type { OutputFormat, Reporter } from './reporter.ts';
import { sarifReporter } from './sarif.ts';
import { type TextOptions, textReporter } from './text.ts';
import { workbookReporter } from './workbook.ts';

/** A fresh reporter for one run. */
export function createReporter(format: OutputFormat, text: TextOptions, version: string): Reporter {
  const reporters: Readonly<Record<OutputFormat, () => Reporter>> = {
    text: () => textReporter(text),
    json: jsonReporter,
    ndjson: () => ndjsonReporter,
    csv: () => csvReporter,
    junit: () => junitReporter,
    sarif: () => sarifReporter(version),
    xlsx: workbookReporter,
  };
  return reporters[format]();
}
