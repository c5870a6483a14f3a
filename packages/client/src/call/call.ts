import type { operations } from '@passmuster/schemas/operations';
import type { Part } from './part.ts';
import type { Shape } from './shape.ts';

/** Fields that every response may have. */
export interface Answer {
  readonly message?: string | null | undefined;
}

/** A call of one operation with its input. */
export interface Call<Wire extends Answer, Data> {
  readonly route: (typeof operations)[number]['route'];
  readonly parts: readonly Part[];
  readonly answer: Shape<Wire>;
  /** Returns the part of the checked response that the caller wants. */
  readonly read: (wire: Wire) => Data;
}
