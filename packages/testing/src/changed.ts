/** New values by dotted path; `undefined` removes the field. A function computes the value from the body. */
export type Changes = Readonly<Record<string, unknown>>;

/** Returns a copy of `body` with some fields changed. A path into something that is absent changes nothing. */
export function changed<Body>(body: Body, changes: Changes): Body {
  const root = { copy: structuredClone(body) };
  for (const [path, value] of Object.entries(changes)) {
    const keys = ['copy', ...path.split('.').filter((key) => key !== '')];
    const last = keys.pop();
    const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
    if (last === undefined || typeof parent !== 'object' || parent === null) continue;
    const next = typeof value === 'function' ? value(root.copy) : structuredClone(value);
    if (next === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, next);
  }
  return root.copy;
}
