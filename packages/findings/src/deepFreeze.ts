/**
 * Freezes a value and everything in it, and returns it: objects and lists. Functions stay as they are, and so does what was made by a class.
 * Put a pure annotation before a call at the top level of a module, or a bundler keeps it even if it is unused.
 *
 * @example
 * Object.isFrozen(deepFreeze({ codes: ['058'] }).codes) // true
 */
/* @__NO_SIDE_EFFECTS__ */
export function deepFreeze<const Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Nobody can assign to what a module exports, and it can't be frozen; the tables that it exports can.
  if (prototype === null && Symbol.toStringTag in value) {
    for (const exported of Object.values(value)) deepFreeze(exported);
    return value;
  }
  const isPlain = prototype === Object.prototype || prototype === null || Array.isArray(value);
  if (!isPlain) return value;
  Object.freeze(value);
  for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(value))) {
    if ('value' in descriptor) deepFreeze(descriptor.value);
  }
  return value;
}
