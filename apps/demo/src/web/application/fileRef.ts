/** A file kept on this device. Forms hold this reference, never the bytes. */
export interface FileRef {
  readonly fileId: string;
  readonly name: string;
  /** As the browser names it by the file name; the checks read the bytes. */
  readonly type: string;
  readonly size: number;
}

export const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'fileId' in value;

/** All file references inside a value. */
export function fileRefsIn(value: unknown): readonly FileRef[] {
  if (isFileRef(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(fileRefsIn);
}
