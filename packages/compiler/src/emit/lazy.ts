import { isNode, type Node, type Path } from '../node.ts';
import type { Emitter, Form } from './form.ts';

/** Returns the schema of the getter, if it is the same each time. */
function targetOf(getter: (input: unknown) => unknown, path: Path): Node | undefined {
  try {
    const [one, other] = [getter(undefined), getter(undefined)];
    return one === other && isNode(one) ? one : undefined;
  } catch (error) {
    if (error instanceof RangeError)
      throw new TypeError(`${path.join('.')}: the getter of v.lazy calls itself without end`);
    return undefined;
  }
}

/** Returns the form of `v.lazy`. Generated code calls the getter again, since its result may depend on the value. */
export function lazyForm(emitter: Emitter, node: Node, path: Path): Form {
  const target = node.getter && targetOf(node.getter, path);
  if (!target) return emitter.fallBack(node, path, 'its getter makes a new schema each time');
  const own = emitter.live(path);
  return emitter.recursive(node, () => {
    const targetPath: Path = [...path, 'getter'];
    const value = emitter.form(target, targetPath).make('v');
    return `(v: unknown): unknown => (${own}.getter(v) === ${emitter.live(targetPath)} ? ${value} : run(${own}, v))`;
  });
}
