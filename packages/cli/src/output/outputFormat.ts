/** How findings can be written. */
export const outputFormats = ['text', 'json', 'ndjson', 'csv', 'junit', 'sarif', 'xlsx'] as const;
export type OutputFormat = (typeof outputFormats)[number];
