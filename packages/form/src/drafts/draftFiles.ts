import { type FileRef, fileRefsIn, isFileRef } from '../values/fileRef.ts';
import type { Drafts } from './drafts.ts';

/** The files of a draft, and the values without those whose bytes are not stored any more. */
export interface DraftFiles<Values> {
  readonly values: Values;
  readonly bytes: ReadonlyMap<string, Blob>;
  readonly areMissing: boolean;
}

/** Loads the files that values refer to. A file that can't be read now stays; one that is not there is left out. */
export async function loadFiles<Values extends object>(
  drafts: Pick<Drafts<object>, 'loadFile'>,
  values: Values,
): Promise<DraftFiles<Values>> {
  const bytes = new Map<string, Blob>();
  const missing = new Set<string>();
  for (const file of fileRefsIn(values)) {
    const blob = await drafts.loadFile(file).catch(() => null);
    if (blob) bytes.set(file.fileId, blob);
    else if (blob === undefined) missing.add(file.fileId);
  }
  const isMissing = ({ fileId }: FileRef): boolean => missing.has(fileId);
  return {
    values: missing.size > 0 ? (without(values, isMissing) as Values) : values,
    bytes,
    areMissing: missing.size > 0,
  };
}

function without(value: unknown, isMissing: (file: FileRef) => boolean): unknown {
  if (isFileRef(value)) return isMissing(value) ? '' : value;
  if (Array.isArray(value)) return value.map((one) => without(one, isMissing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, without(one, isMissing)]),
  );
}

/** Returns the values that an earlier version of the form saved, as this one reads them; undefined if it can't. */
export function readValues<Values extends object>(
  values: Values,
  read: ((values: Values) => Values) | undefined,
): Values | undefined {
  try {
    return read?.(values) ?? values;
  } catch {
    return undefined;
  }
}
