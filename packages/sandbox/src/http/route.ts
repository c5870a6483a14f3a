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
  readonly query?: (switches: Switches) => Schema;
  /** Schema of the body. The body is read only if it has one. */
  readonly body?: (switches: Switches) => Schema;
  /** Whether a missing body is treated as an empty object. */
  readonly isBodyOptional?: boolean;
  /** Whether the body may hold files. Others are small. */
  readonly holdsFiles?: boolean;
  /** Returns the findings of rules on which the body is refused, in addition to its schema. */
  readonly review?: (body: unknown, context: Context) => Promise<readonly Finding[]>;
  /** Status of a success. */
  readonly status: (switches: Switches) => number;
  /** The fields of the answer beside `status`. */
  readonly run: (context: Context, input: Input) => Promise<object>;
}
