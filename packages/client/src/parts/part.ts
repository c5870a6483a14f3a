import type { Issue } from '../errors/issue.ts';
import type { Shape } from '../shape.ts';

/** A request while its parts are written into it. */
export interface Draft {
  /** Below the base URL, with its query. */
  path: string;
  /** JSON. */
  body?: string;
  /** Why it cannot be sent. */
  readonly issues: Issue[];
}

/** A part of a request: what it must look like and where it goes. */
export interface Part extends Shape {
  readonly value: unknown;
  /** Writes the accepted value, or any if requests are not checked. What this throws is an issue. */
  readonly write: (draft: Draft, value: unknown) => void;
}
