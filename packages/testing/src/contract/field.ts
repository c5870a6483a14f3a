import type { FormName } from './forms.ts';

/** Whether a request may leave out a field, or send null for it. */
export type RequestPresence = 'required' | 'optional' | 'optional, or null' | 'filled in';

/** An optional field of an answer may be null or absent, always both. SPEC-GAP 79. */
export type AnswerPresence = 'required' | 'optional, or null';

/**
 * What the specification says of one field: its form, whether it is required, and its row of SPEC.md with the
 * sentence. The sentence of a row with several fields is given once.
 */
export type Field<Presence> = readonly [
  form: FormName,
  presence: Presence,
  row: string,
  sentence?: string,
];

/** Where a resource occurs: in the body of a schema, at a path. */
export interface Place {
  /** Name of a whole body's schema, without `Schema`. */
  readonly schema: string;
  readonly path: readonly (string | number)[];
  /** A body that the schema accepts. */
  readonly body: object;
}

/** One table of the specification. */
export interface Resource<Presence extends string = RequestPresence | AnswerPresence> {
  /** Name of its schema, without `Schema`. */
  readonly schema: string;
  readonly file: string;
  /** What its rows of SPEC.md begin with, where the section has several tables. */
  readonly label?: string;
  /** The group of the sandbox's tests that shows it whole, in every kind. */
  readonly kinds?: string;
  readonly fields: Readonly<Record<string, Field<Presence>>>;
  /** The exported lists of the fields whose form is a list. */
  readonly lists?: Readonly<Record<string, string>>;
  readonly places: readonly Place[];
  /** Fields that a field goes with, if the other fields of the sample do not allow it. */
  readonly beside?: Readonly<Record<string, object>>;
}
