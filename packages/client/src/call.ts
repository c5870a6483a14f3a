import type { OperationName } from './operationName.ts';
import type { Part } from './parts/part.ts';
import type { Shape } from './shape.ts';

/** What every answer may have. */
export interface Answer {
  readonly message?: string | null | undefined;
}

/** One operation with its input: all that `request` needs to know. */
export interface Call<Wire extends Answer, Data> {
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base URL; `{name}` is filled by `writePath`. */
  readonly route: string;
  readonly parts: readonly Part[];
  readonly answer: Shape<Wire>;
  /** Takes what the caller wants out of the checked answer. */
  readonly read: (wire: Wire) => Data;
}
