import type { OpenUnion } from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';
import type { FetchInit } from '../config/fetch.ts';
import type { Part } from './part.ts';
import type { Shape } from './shape.ts';

/** Fields that every response may have. */
export interface Answer {
  readonly message?: string | null | undefined;
}

/** A call of one operation with its input. */
export interface Call<Wire extends Answer, Data> {
  readonly route: {
    readonly id: OpenUnion<OperationId>;
    readonly method: FetchInit['method'];
    readonly path: string;
  };
  readonly parts: readonly Part[];
  readonly answer: Shape<Wire>;
  /** Returns the part of the checked response that the caller wants. */
  readonly read: (wire: Wire) => Data;
}
