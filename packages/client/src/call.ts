import type { OperationName } from './operationName.ts';
import type { Shape } from './shape.ts';

/** A part of a request and the shape it must have. */
export interface Part extends Shape {
  readonly value: unknown;
}

/** One operation with its input: all that `request` needs to know. */
export interface Call<Wire, Data> {
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base URL; `{name}` is filled from `params`. */
  readonly route: string;
  readonly params?: Part;
  readonly query?: Part;
  /** Names on the wire, where they differ from those of the schema. */
  readonly queryNames?: Readonly<Record<string, string>>;
  readonly body?: Part;
  readonly answer: Shape<Wire>;
  /** Takes what the caller wants out of the checked answer. */
  readonly read: (wire: Wire) => Data;
}
