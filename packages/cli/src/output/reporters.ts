import { jsonReporter } from './json.ts';
import { junitReporter } from './junit.ts';
import { ndjsonReporter } from './ndjson.ts';
import type { Reporter } from './report.ts';
import { textReporter } from './text.ts';

/** How findings can be written. */
export const outputFormats = ['text', 'json', 'ndjson', 'junit'] as const;
export type OutputFormat = (typeof outputFormats)[number];

const reporters: Readonly<Record<OutputFormat, () => Reporter>> = {
  text: () => textReporter,
  json: jsonReporter,
  ndjson: () => ndjsonReporter,
  junit: () => junitReporter,
};

/** A fresh reporter for one run. */
export const createReporter = (format: OutputFormat): Reporter => reporters[format]();
