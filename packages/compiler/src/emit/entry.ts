import { meaningOf } from '../meaning/meaningOf.ts';
import type { Node, Path } from '../node.ts';
import { type Emitter, type Form, tested, testOf } from './form.ts';
import { literalText } from './literalText.ts';

/** One entry of an object: how it is accepted, and when its key may be missing. */
export interface Entry {
  /** The key as source text. */
  readonly text: string;
  readonly name: string;
  readonly form: Form;
  /** The default that takes the place of a missing or undefined value, as source text. */
  readonly simple: string | undefined;
  /** An expression for the default of a missing key. The form handles a value that is undefined. */
  readonly missing: string | undefined;
  /** Whether the output lacks the key if the input does. */
  readonly mayBeOmitted: boolean;
  /** Whether undefined is accepted but not covered by the form. */
  readonly mayBeUndefined: boolean;
}

const omittable: readonly string[] = ['exact_optional', 'optional', 'nullish'];

export function entryOf(emitter: Emitter, child: Node, path: Path, index: number): Entry {
  const fill = omittable.includes(child.type) && child.default !== undefined;
  const text = fill ? literalText(child.default) : undefined;
  const meaning = meaningOf(child);
  const simple = meaning === 'optional' ? text : undefined;
  const mayBeUndefined =
    !fill && child.fallback === undefined && (meaning === 'optional' || meaning === 'nullish');
  const missing = () => text ?? `defaultOf(${emitter.live(path)})`;
  const wrapped: Path = [...path, 'wrapped'];
  const inner = child.wrapped && (simple !== undefined || mayBeUndefined);
  const form = inner ? emitter.form(child.wrapped, wrapped) : emitter.form(child, path);
  return {
    text: JSON.stringify(path.at(-1)),
    name: `v${index}`,
    form: mayBeUndefined && meaning === 'nullish' ? orNull(emitter, form) : form,
    simple,
    missing: fill && simple === undefined ? missing() : undefined,
    mayBeOmitted: omittable.includes(child.type) && !fill && child.fallback === undefined,
    mayBeUndefined,
  };
}

/** Returns the form of null and of what `form` accepts. */
function orNull(emitter: Emitter, { make, takesUndefined, test }: Form): Form {
  if (test)
    return tested(
      (value) => `(${value} === null || ${testOf(emitter, test, value)})`,
      takesUndefined,
    );
  return { make: (value) => `(${value} === null ? null : ${make(value)})`, takesUndefined };
}
