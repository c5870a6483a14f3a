import type { Fix } from '@passmuster/findings';
import type { PartialLabels } from '@passmuster/schemas/labels';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { CustomerValues } from '../values/customerValues.ts';
import type { Path } from '../values/path.ts';
import type { Attached, StoreFile } from './createFiles.ts';
import type { AnyFields, Fields } from './fields.ts';
import type { FilePlace } from './filePlace.ts';
import type { FormBody } from './formBody.ts';
import type { FormState } from './formState.ts';
import type { ServerError } from './refusalsOf.ts';
import type { SubmitFormOptions, Submitted } from './submitted.ts';
import type { Place } from './todoOf.ts';
import type { Validated, ValidateOptions } from './validated.ts';

/**
 * A form while a person fills it in. Made by `createCustomerForm`. A wrong path doesn't compile; `Form<object>` is one whose
 * values aren't known, and takes any path.
 */
export type Form<Values extends object = CustomerValues> = object extends Values
  ? AnyFields & WholeForm<object>
  : Fields<Values> & WholeForm<Values>;

/** What a form has besides its fields. */
export interface WholeForm<Values extends object> {
  /** What the form holds. The same object until something changes; never changed in place. */
  readonly values: Values;
  readonly state: FormState;
  /** Takes the values of a form library as they are now. What changed is found by comparison. */
  change(values: Values): void;
  /**
   * Replaces everything, as if the form opened with these values: what is filled in counts as left. `files` are the bytes of
   * the files in it, by their ids.
   */
  reset(values: Values, files?: ReadonlyMap<string, Blob>): void;
  /** Shows every finding, also under fields that nobody has filled in. */
  showAll(): void;
  /** Shows what the API refused at its fields, until they change. */
  setServerErrors(error: ServerError): void;
  /** What the API refused of what the form holds, for `setServerErrors` after a reload. The same object until it changes. */
  readonly serverErrors: ServerError | undefined;
  /**
   * Returns the name that the form has for the place of a finding, or at a path, with the owner and the slot that it belongs to. A
   * finding names the document that it says is missing; at the path of a list, that is the first required slot that is empty.
   */
  placeAt(place: string | Path | FormFinding): Place;
  /** Changes the language of all texts. */
  setTexts(texts: PartialLabels): void;
  /**
   * Attaches a file to a slot or a field, which keeps what it holds until the file has been read and checked as the document
   * it is. `state.slots` says at once that it is being read, and why it was refused. Of several files for one place the last one
   * counts, whichever is read first. Another file empties the dates of the one before; the same one again changes nothing. Never rejects; a place that the form doesn't have any more is `superseded`.
   */
  attach(place: string | FilePlace, file: File): Promise<Attached>;
  /** Takes the file of a slot or a field away, and gives up one that is being read. Returns a function that puts it back. */
  detach(place: string | FilePlace): () => void;
  /**
   * Adds an empty slot for a further document of a list, `documents` or an owner's `supporting_documents`. Returns its id.
   * Nothing is in the values until a file is attached; `detach` takes the slot away.
   */
  addDocument(list: string | Path, documentType: string): string;
  /** Calls `store` with each file before it is attached. Returns a function that ends it. */
  onKeep(store: StoreFile): () => void;
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
