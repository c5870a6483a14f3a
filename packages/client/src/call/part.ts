import type { Issue } from '../errors/issue.ts';
import type { Shape } from './shape.ts';

/** A request while its parts are written into it. */
export interface Draft {
  /** Below the base URL, with the query. */
  path: string;
  /** JSON. */
  body?: string;
  /** Why the request cannot be sent. */
  readonly issues: Issue[];
}

/** A part of a request: its shape, its value and its place. */
export interface Part {
  readonly shape: Shape;
  readonly value: unknown;
  /** Writes the accepted value, or any value if requests are not checked. An exception becomes an issue. */
  readonly write: (draft: Draft, value: unknown) => void;
}
