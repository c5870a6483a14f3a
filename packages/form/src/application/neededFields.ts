import type { FieldDescription } from '../describe/fieldDescription.ts';
import type { FormRequirement } from '../reviewer/reviewer.ts';
import type { Path } from '../values/path.ts';

/** What a control needs of its field, and whether the field must be filled in as things are. */
export interface DescribedField extends FieldDescription {
  /**
   * True if the last review requires it, such as the bank code of an account in Nigeria; before a review knows of the field, if it
   * is always `required`.
   */
  readonly needed: boolean;
}

/** Returns a function that adds to a description whether its field is needed: the same object until that changes. */
export function createNeededFields(): (
  described: FieldDescription,
  path: Path,
  requirements: readonly FormRequirement[],
) => DescribedField {
  const levels = new WeakMap<readonly FormRequirement[], ReadonlyMap<string, string>>();
  const levelsOf = (requirements: readonly FormRequirement[]): ReadonlyMap<string, string> => {
    const known = levels.get(requirements);
    if (known) return known;
    const made = new Map(
      requirements
        .filter(({ documentType }) => documentType === undefined)
        .map(({ path, level }) => [path.join('.'), level]),
    );
    levels.set(requirements, made);
    return made;
  };
  const fields = new WeakMap<FieldDescription, Map<boolean, DescribedField>>();
  return (described, path, requirements) => {
    const level = levelsOf(requirements).get(path.join('.'));
    const needed = level === undefined ? described.required : level === 'required';
    const both = fields.get(described) ?? new Map<boolean, DescribedField>();
    fields.set(described, both);
    const field = both.get(needed) ?? { ...described, needed };
    both.set(needed, field);
    return field;
  };
}
