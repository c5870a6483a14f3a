import type { AnyFields } from '../application/fields.ts';
import type { ValueAt } from '../values/fieldPath.ts';
import type { Path } from '../values/path.ts';

/** What the field at a path from a form, group or row holds. */
export type ValueFrom<Values extends object, Place> = Place extends string
  ? ValueAt<Values, Place>
  : unknown;

/** A form, group or row and a path from there; or a path from the root of the form of the provider. */
export type ScopedPath =
  | readonly [scope: AnyFields, path: string | Path]
  | readonly [path: string | Path];
