import { parsePath } from '@passmuster/findings';
import { customerSample } from '@passmuster/testing/samples';

/** Changes to an application: a dotted path to its new value; `undefined` takes the field away. */
export type Changes = Readonly<Record<string, unknown>>;

/** Returns a copy of an application with some fields changed. */
export function changed(changes: Changes, customer: unknown = customerSample): unknown {
  const root: { draft: unknown } = { draft: structuredClone(customer) };
  for (const [path, value] of Object.entries(changes)) {
    const keys = ['draft', ...(path === '' ? [] : parsePath(path))];
    const last = keys.pop();
    const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
    if (last === undefined || typeof parent !== 'object' || parent === null) continue;
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, structuredClone(value));
  }
  return root.draft;
}
