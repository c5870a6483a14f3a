import { isNode, type Node, type Path } from '../node.ts';
import { type Emitter, type Form, made, makerOf } from './form.ts';

/** Returns the form of `v.array`, of the tuples and of `v.record`. */
export function containerForm(emitter: Emitter, node: Node, path: Path): Form | undefined {
  const maker = (part: unknown, key: string): string | undefined =>
    isNode(part) ? makerOf(emitter, emitter.form(part, [...path, key])) : undefined;
  const define = (text: string): Form =>
    made(emitter.constant('m', `(v: unknown): unknown => ${text}`), false);
  if (node.type === 'array')
    return define(
      `${emitter.countsLists ? 'countedList' : 'list'}(v, ${maker(node.item, 'item')})`,
    );
  if (node.type === 'record')
    return define(`record(v, ${maker(node.key, 'key')}, ${maker(node.value, 'value')})`);
  if (!node.type.includes('tuple') || !node.items) return undefined;
  const makers = node.items.map((item, at) =>
    makerOf(emitter, emitter.form(item, [...path, 'items', at])),
  );
  const items = emitter.constant('m', `[${makers.join(', ')}]`);
  if (node.type === 'tuple_with_rest')
    return define(`tuple(v, ${items}, ${maker(node.rest, 'rest')})`);
  if (node.type === 'loose_tuple') return define(`tuple(v, ${items}, (item) => item)`);
  const tuple = `tuple(v, ${items})`;
  if (node.type === 'tuple') return define(tuple);
  return define(`Array.isArray(v) && v.length > ${makers.length} ? refused : ${tuple}`);
}
