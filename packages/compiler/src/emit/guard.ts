import type { GenericSchema } from 'valibot';

/** The largest number of elements in lists. */
export interface ListLimits {
  /** Elements of one list. */
  readonly perList: number;
  /** Elements of all lists of a value together. */
  readonly perBody: number;
}

/** A custom factory whose schemas run as valibot's objects do if the guard accepts the value. */
export interface Guard {
  /** Any schema that the factory returned. */
  readonly specimen: GenericSchema;
  /** The name of an exported type guard, true for each value that goes on to valibot's own run. */
  readonly guard: string;
  /** Specifier of the module that exports it, as the generated module writes it. */
  readonly from: string;
  /** The limits that a schema of this factory puts on its lists when it is the outermost object. */
  readonly limitsOf?: (schema: GenericSchema) => ListLimits | undefined;
}
