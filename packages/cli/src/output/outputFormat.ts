/** How findings can be written. */
export const outputFormats = [
  'text',
  'html',
  'json',
  'ndjson',
  'csv',
  'junit',
  'sarif',
  'xlsx',
] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Returns whether a format is one document of all records, which is written once the last was read. */
export const isDocument = (format: OutputFormat): boolean => format === 'xlsx' || format === 'html';
