import type * as exported from '../index.ts';
import type { OperationTag } from './operationTags.ts';

type Exported = keyof typeof exported;

/** The name of an exported schema without `Schema`, such as `CreateWallet`. */
export type SchemaName = Exported extends infer Name
  ? Name extends `${infer Short}Schema`
    ? Short
    : never
  : never;

/** Where an operation is called. */
export interface OperationRoute {
  /** Unique, and the name of the client's function. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base URL. `{name}` stands for a path parameter. */
  readonly path: `/${string}`;
}

/** A success answer. */
export interface OperationSuccess {
  readonly status: 200 | 201;
  readonly schema: SchemaName;
  /** The gap (SPEC.md) by which the status is assumed. Absent when the specification states it. */
  readonly gap?: number;
}

/** An error answer. */
export interface OperationError {
  readonly status: number;
  readonly schema: 'OperationError' | 'AuthenticationError';
  /** Response headers with whole numbers, by name, and what they mean. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `code` with this status. Empty when none is known. */
  readonly codes: readonly string[];
  readonly description: string;
  /** The gap (SPEC.md) by which the status is assumed. Absent when the specification states it. */
  readonly gap?: number;
}

/** One operation of the API. The OpenAPI document, the client and a server derive from it. */
export interface Operation {
  readonly route: OperationRoute;
  readonly tag: OperationTag;
  readonly summary: string;
  readonly description: string;
  /** Path parameters. */
  readonly params?: SchemaName;
  /** Query parameters with the types that a caller passes. The name with `Text` appended is the schema for a URL. */
  readonly query?: SchemaName;
  readonly body?: {
    readonly schema: SchemaName;
    readonly isRequired: boolean;
    /** Whether it may hold files as text, so that it may be large. Default false. */
    readonly holdsFiles?: boolean;
  };
  readonly success: OperationSuccess;
  readonly errors: readonly OperationError[];
  /** Gaps in the specification (SPEC.md) that concern this operation. */
  readonly gaps: readonly number[];
}
