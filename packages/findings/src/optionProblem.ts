import { closest } from './closest.ts';
import type { OptionDescriptor, OptionDescriptors } from './optionDescriptor.ts';

const domain =
  /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Returns the first problem of the options that somebody sets for a rule, or `undefined`. Never repeats a value.
 *
 * @example
 * const years = { default: 18, minimum: 18, maximum: 99, description: 'Lowest age' };
 * optionProblem({ years: 17 }, { years }) // 'years must be a whole number from 18 to 99'
 */
export function optionProblem(
  options: unknown,
  descriptors: OptionDescriptors,
): string | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    return 'the options must be an object, such as { years: 21 }';
  }
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(descriptors, name)) return unknownOption(name, Object.keys(descriptors));
    const descriptor = descriptors[name];
    const expected = descriptor && expectedOf(value, descriptor);
    if (expected !== undefined) return `${name} must be ${expected}`;
  }
  return undefined;
}

function unknownOption(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'the rule has no options';
  const near = closest(name, known);
  return `there is no option ${JSON.stringify(name.slice(0, 100))}. ${
    near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `The rule has ${known.join(', ')}`
  }`;
}

/** Returns the expected type or range of the value, unless it fits. */
function expectedOf(value: unknown, option: OptionDescriptor): string | undefined {
  if ('format' in option) {
    const isList =
      Array.isArray(value) &&
      value.length <= option.maxItems &&
      value.every((item) => typeof item === 'string' && domain.test(item));
    return isList
      ? undefined
      : `a list of at most ${option.maxItems} domains in lowercase, such as example.org`;
  }
  const { minimum, maximum } = option;
  const isInRange = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
  return isInRange ? undefined : `a whole number from ${minimum} to ${maximum}`;
}
