import type { Fix } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { CustomerValues } from '../values/customerValues.ts';
import type {
  FieldPath,
  GroupAt,
  GroupName,
  PlaceIn,
  RowAt,
  RowsName,
  ValueAt,
} from '../values/fieldPath.ts';
import type { Path } from '../values/path.ts';
import type { FieldStatus } from './fieldStatus.ts';
import type { DescribedField } from './neededFields.ts';
import type { SlotAttempt } from './slot.ts';

/** Which findings to return. Default: the errors and warnings of the place itself. */
export interface ShownFindings {
  readonly within?: boolean;
  readonly infos?: boolean;
}

/** The fields of a form, of a group or of a row. Paths are from there; a path that isn't one of its fields doesn't compile. */
export interface Fields<Values extends object = CustomerValues> {
  /** What the fields hold. Of a row that was removed, `undefined`. */
  readonly values: Values;
  /** Where they are now, from the root of the form: `['business_owners', 0]`, of the form itself `[]`; `undefined` once their row is removed. */
  readonly path: Path | undefined;
  /** Enters a value. Nothing once the row is removed. */
  set<Place extends FieldPath<Values>>(path: Place, value: ValueAt<Values, Place>): void;
  /** Enters a value at a path that is known only as the page runs, such as that of a slot or a finding. */
  set(path: Path, value: unknown): void;
  /** A person left a field: from now on its findings are shown. */
  blur(path: PlaceIn<Values>): void;
  /**
   * Returns the description that a control of the field needs: its kind, label, hint and options, in the words of its country, and whether
   * it is needed; the same object until that changes. `undefined` if there is no such field.
   */
  describe(path: PlaceIn<Values>): DescribedField | undefined;
  /**
   * Returns the errors and warnings that a field may show now: the same array until they change. `within` includes those
   * of the fields inside a group, a row or a list; `infos` what is good to know too.
   */
  findingsAt(path: PlaceIn<Values> | '', options?: ShownFindings): readonly FormFinding[];
  /** Returns the status of a field or a group now, such as for a check mark. */
  statusAt(path: PlaceIn<Values>): FieldStatus;
  /** Returns the repairs to offer beside a field, once what they repair may be shown. */
  fixesAt(path: PlaceIn<Values>): readonly Fix[];
  /** Returns the last file that was chosen for a field, while it is read or if it was refused; otherwise `undefined`. */
  attemptAt(path: PlaceIn<Values>): SlotAttempt | undefined;
  /** Returns the fields of a group: `form.group('registered_address').set('city', 'Lagos')`. */
  group<Name extends GroupName<Values>>(name: Name): Fields<GroupAt<Values, Name>>;
  /** Returns the rows of a list: the same object each time. */
  rows<Name extends RowsName<Values>>(name: Name): Rows<RowAt<Values, Name>>;
}

/** The fields of a row, wherever it is moved. */
export interface RowFields<Row extends object> extends Fields<Row> {
  /** The row's `rowId`: for `key`. */
  readonly id: string;
}

/** The rows of a list. */
export interface Rows<Row extends object> {
  /** The same array while its rows and their order are. */
  readonly list: readonly RowFields<Row>[];
  /** Adds a row at the end, such as `blankOwner()`. A row without an id, or with that of another, gets one. */
  append(row: Row): RowFields<Row>;
  /** Adds a row at a place. */
  insert(at: number, row: Row): RowFields<Row>;
  /** Removes a row by its id. Returns a function that puts it back. */
  remove(id: string): () => void;
  /** Moves a row to a place. */
  move(id: string, at: number): void;
}

/** {@link Fields} of values whose type isn't known: any path compiles. */
export interface AnyFields {
  readonly values: object;
  readonly path: Path | undefined;
  set(path: string | Path, value: unknown): void;
  blur(path: string | Path): void;
  describe(path: string | Path): DescribedField | undefined;
  findingsAt(path: string | Path, options?: ShownFindings): readonly FormFinding[];
  statusAt(path: string | Path): FieldStatus;
  fixesAt(path: string | Path): readonly Fix[];
  attemptAt(path: string | Path): SlotAttempt | undefined;
  group(name: string): AnyFields;
  rows(name: string): AnyRows;
}

/** {@link RowFields} of values whose type isn't known. */
export interface AnyRowFields extends AnyFields {
  readonly id: string;
}

/** {@link Rows} of values whose type isn't known. */
export interface AnyRows {
  readonly list: readonly AnyRowFields[];
  append(row: object): AnyRowFields;
  insert(at: number, row: object): AnyRowFields;
  remove(id: string): () => void;
  move(id: string, at: number): void;
}
