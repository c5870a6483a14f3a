import type { Finding } from '@passmuster/findings';
import type { Context } from '../ledger/context.ts';
import type { Switches } from '../ledger/switches.ts';
import type { Schema } from './validate.ts';

/** A request whose parts have been accepted by their schemas. */
export interface Input {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** A method and a path, and how a request there is accepted and answered. */
export interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path as Hono writes it: `:name` stands for a parameter. */
  readonly path: string;
  readonly query?: Schema;
  /** The body, which is read only where there is a schema for it. */
  readonly body?: (switches: Switches) => Schema;
  /** Whether a request without a body is one with an empty object. */
  readonly isBodyOptional?: boolean;
  /** The rules on which the body is refused, beside its schema. */
  readonly review?: (body: unknown, context: Context) => Promise<readonly Finding[]>;
  /** Status of a success. */
  readonly status: (switches: Switches) => number;
  /** The fields of the answer beside `status`. */
  readonly run: (context: Context, input: Input) => Promise<object>;
}
