import type { Fix } from '@passmuster/findings';
import type { PartialLabels } from '@passmuster/schemas/labels';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { CustomerValues } from '../values/customerValues.ts';
import type { FileRef } from '../values/fileRef.ts';
import type { Path } from '../values/path.ts';
import type { FormBody } from './formBody.ts';
import type { FormState } from './formState.ts';
import type { ServerError } from './refusalsOf.ts';
import type { SubmitFormOptions, Submitted } from './submitted.ts';
import type { Validated, ValidateOptions } from './validated.ts';

/** A form while a person fills it in. Made by `createCustomerForm`. */
export interface Form<Values extends object = CustomerValues> {
  /** What the form holds. The same object until something changes; never changed in place. */
  readonly values: Values;
  readonly state: FormState;
  /** Enters a value. */
  set(path: string | Path, value: unknown): void;
  /** Takes the values of a form library as they are now. What changed is found by comparison. */
  change(values: Values): void;
  /**
   * Replaces everything, as if the form opened with these values: what is filled in counts as left. `files` are the bytes of
   * the files in it, by their ids.
   */
  reset(values: Values, files?: ReadonlyMap<string, Blob>): void;
  /** A person left a field: from now on its findings are shown. */
  blur(path: string | Path): void;
  /** Shows every finding, also under fields that nobody has filled in. */
  showAll(): void;
  /** Shows what the API refused at its fields, until they change. */
  setServerErrors(error: ServerError): void;
  /** Changes the language of all texts. */
  setTexts(texts: PartialLabels): void;
  /** Keeps a file and returns the reference to {@link set}. */
  keep(file: File): Promise<FileRef>;
  /** Calls `store` with each file that is kept from now on; {@link keep} waits for it. Returns a function that ends it. */
  onKeep(store: (file: FileRef, bytes: Blob) => Promise<void>): () => void;
  /** Returns why a file that was kept can't be used: before it is set, so that the last one stays. Nothing without a reviewer. */
  checkFile(file: FileRef): Promise<readonly FormFinding[]>;
  /**
   * Returns the errors and warnings that a field may show now: the same array until they change. `within` includes those
   * of the fields inside a group, a row or a list.
   */
  findingsAt(path: string | Path, options?: { readonly within?: boolean }): readonly FormFinding[];
  /** Returns the repairs that are offered for a field. */
  fixesAt(path: string | Path): readonly Fix[];
  /**
   * Enters what fixes propose, all or none. Returns a function that takes it back where nobody has changed it again, or
   * `undefined` if the values have changed since the fixes were proposed.
   */
  apply(...fixes: readonly Fix[]): (() => void) | undefined;
  /**
   * Reviews what the form holds now, with the warnings that a person accepts, and shows every finding. Submit only if `ready`. What was
   * accepted holds until the next change: it was accepted for these values.
   */
  validate(options?: ValidateOptions): Promise<Validated>;
  /**
   * The only way to send: waits for files that are being read, reviews as {@link validate} does, asks whether it may be
   * sent, sends it, and shows what was refused. Never rejects. A second call while one runs gets its result.
   */
  submit(options?: SubmitFormOptions): Promise<Submitted>;
  /** Returns the request body as it is now, with its files, and what identifies the customer. */
  body(): Promise<FormBody>;
  /** Calls back after each change of the state or the findings. The first subscriber starts the first review. */
  subscribe(listener: () => void): () => void;
  /** Ends the reviews. The reviewer stays open: its owner closes it. */
  close(): void;
}
