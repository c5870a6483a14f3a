/** The header of a data URI, and the size of its data. */
export interface DataUri {
  /** In lower case, without parameters: `image/jpeg`. */
  readonly mime: string;
  readonly base64: string;
  readonly bytes: number;
}

/** Returns whether `value` is text that claims to be a data URI. */
export const isDataUriText = (value: unknown): value is `data:${string}` =>
  typeof value === 'string' && value.startsWith('data:');

/**
 * Returns the header of a data URI and its data, which is not decoded. The grammar is left to the schema.
 *
 * @example
 * readDataUri('data:image/png;base64,iVBORw==') // { mime: 'image/png', base64: 'iVBORw==', bytes: 4 }
 */
export function readDataUri(text: string): DataUri | undefined {
  const comma = text.startsWith('data:') ? text.indexOf(',') : -1;
  if (comma < 0) return undefined;
  const [mime = ''] = text.slice('data:'.length, comma).toLowerCase().split(';');
  const base64 = text.slice(comma + 1);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return { mime, base64, bytes: Math.floor((base64.length * 3) / 4) - padding };
}
