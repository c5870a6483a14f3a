/** Returns the places of a value, and of what it holds, that somebody could change. */
export function changeable(
  value: unknown,
  at: string,
  seen: Set<unknown> = new Set(),
): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  // A schema is code of valibot.
  if ('~standard' in value || value instanceof RegExp) return [];
  if (value instanceof Set || value instanceof Map) return [`${at} is a ${value.constructor.name}`];
  // Nobody can assign to what a module exports.
  const isModule = Symbol.toStringTag in value;
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(value));
  return [
    ...(isModule || Object.isFrozen(value) ? [] : [at]),
    ...descriptors.flatMap(([key, descriptor]) =>
      'value' in descriptor ? changeable(descriptor.value, `${at}.${key}`, seen) : [],
    ),
  ];
}
