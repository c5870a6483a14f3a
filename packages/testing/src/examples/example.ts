import type { DocumentFile } from './attach.ts';

/** An application, and the files that belong to it: attached ones, and ones still to be attached. */
export interface Example {
  readonly name: string;
  readonly application: Readonly<Record<string, unknown>>;
  readonly files: readonly DocumentFile[];
}
