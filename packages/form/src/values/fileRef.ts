/** A file that the reviewer keeps. Values hold this reference, never the bytes: it survives cloning and storage. */
export interface FileRef {
  readonly fileId: string;
  readonly name: string;
  /** As the browser derives it from the name. The rules read the bytes. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Returns whether a value of a form is a reference to a file.
 *
 * @example
 * isFileRef({ fileId: 'f-1', name: 'bank.pdf', type: 'application/pdf', size: 4 }) // true
 * isFileRef('https://example.com/bank.pdf') // false
 */
export const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && typeof Object(value).fileId === 'string';

/**
 * Returns all file references inside a value.
 *
 * @example
 * const front_image = { fileId: 'f-1', name: 'passport.png', type: 'image/png', size: 4 };
 * fileRefsIn({ business_owners: [{ front_image }] }) // [front_image]
 */
export function fileRefsIn(value: unknown): readonly FileRef[] {
  if (isFileRef(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(fileRefsIn);
}
