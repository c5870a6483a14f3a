/** A file that the reviewer keeps. Values hold this reference, never the bytes: it survives cloning and storage. */
export interface FileRef {
  readonly fileId: string;
  readonly name: string;
  /** As the browser derives it from the name. The rules read the bytes. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Returns whether a value of a form is a reference to a file. */
export const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && typeof Object(value).fileId === 'string';

/** Returns all file references inside a value. */
export function fileRefsIn(value: unknown): readonly FileRef[] {
  if (isFileRef(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(fileRefsIn);
}
