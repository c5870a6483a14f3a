import type { GenericSchema } from 'valibot';
import type { Node, Path } from './node.ts';

/** How generated code deals with one schema. `value` is always the name of a constant. */
export interface Form {
  /** An expression, true exactly if the schema accepts `value`. */
  readonly test: (value: string) => string;
  /**
   * A call that gives the output for `value` and reports its issues to `state`.
   * Absent where the output of an accepted value is that value itself.
   */
  readonly parse?: (value: string) => string;
  /**
   * An expression that gives what `parse` does for an accepted value and `REFUSED` for any other, without
   * issues. Absent with `parse` where issues cannot be told from outputs, and without it.
   */
  readonly take?: (value: string) => string;
  /** What takes the place of an absent value before `parse`; known to be accepted. */
  readonly fill?: Fill;
  /** Whether `undefined` may be accepted, so that an absent key must be told from it. */
  readonly takesUndefined: boolean;
  /** Set where valibot's own run is all there is. */
  readonly opaque?: true;
}

export interface Fill {
  /** An expression, true if the default takes the place of `value`; `absent` is true for no key. */
  readonly when: (value: string, absent: string) => string;
  /** The default, as source text. */
  readonly by: string;
}

/** A factory whose schemas run like valibot's own once its guard holds. */
export interface GuardedFactory {
  /** Any schema the factory made. */
  readonly specimen: GenericSchema;
  /** The name of an exported guard, true for each value that goes on to valibot's own run. */
  readonly guard: string;
  /**
   * Whether every object whose prototype is `Object.prototype` passes the guard. Generated code then
   * sees this for itself, after it has read the first key, when the engine knows the shape of the object.
   * @default false
   */
  readonly passesPlain?: boolean;
}

/** A function that generated code imports in place of an equal one of a schema. */
export interface Substitute {
  /** The regular expression, or the function of `v.check` and its like, that it is equal to for every text. */
  readonly of: unknown;
  /** The name under which `from` exports it. */
  readonly name: string;
}

/** Collects the constants and functions of a module while forms are made. */
export interface Emitter {
  /** The form of the schema at `path`; made once for each schema. */
  readonly form: (node: Node, path: Path) => Form;
  /** The name of a constant that holds the live schema or action at `path`. */
  readonly live: (path: Path) => string;
  /** The name of a constant that holds the live regular expression of the action at `path`. */
  readonly pattern: (path: Path) => string;
  /** The name of a constant that holds the options at `path` as a set. */
  readonly members: (path: Path) => string;
  /** Adds a function named after `verb` and the last key of `path`, and gives its name. */
  readonly define: (verb: string, path: Path, write: (name: string) => string) => string;
  /** The name of a function that gives the verdict of `requirement`. */
  readonly substituteOf: (requirement: unknown) => string | undefined;
  /** The guard that must hold before `node` may be read as an object. */
  readonly guardOf: (node: Node) => GuardedFactory | undefined;
}
