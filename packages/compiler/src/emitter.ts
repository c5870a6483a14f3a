import * as v from 'valibot';
import { arrayForm } from './array.ts';
import type { Emitter, Form, GuardedFactory, Substitute } from './form.ts';
import { leafForm } from './leaf.ts';
import type { Node, Path } from './node.ts';
import { objectForm } from './object.ts';
import { pipeForm } from './pipe.ts';
import { isGenuine, isPipe, runsLike } from './recognise.ts';
import { recordForm } from './record.ts';
import { unionForm } from './union.ts';
import { variantForm } from './variant.ts';
import { wrapperForm } from './wrapper.ts';

/** What was collected, ready to be put into a module. */
export interface Parts {
  readonly constants: readonly string[];
  readonly functions: readonly string[];
}

const isAccepted = (schema: Node, value: unknown): boolean =>
  v.is(schema as unknown as v.GenericSchema, value);

const isSameRequirement = (one: unknown, other: unknown): boolean =>
  one === other || (one instanceof RegExp && other instanceof RegExp && `${one}` === `${other}`);

const camelCase = (text: string): string =>
  text.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase());

/** `BusinessCustomerSchema` is read as `BusinessCustomer`. */
export const subject = (exported: string): string =>
  exported.replace(/Schema$/, '').replace(/^./, (letter) => letter.toUpperCase());

function nameOf(path: Path): string {
  const [exported, ...keys] = path;
  const named = keys.filter((key, at) => typeof key === 'string' && keys[at - 1] === 'entries');
  const last = named.at(-1);
  const item = keys.at(-1) === 'item' ? 'Item' : '';
  return `${last === undefined ? subject(exported) : subject(camelCase(String(last)))}${item}`;
}

const call = (reader: string, [exported, ...keys]: Path): string =>
  `/* @__PURE__ */ ${reader}(${[exported, ...keys.map((key) => JSON.stringify(key))].join(', ')})`;

/** Starts a module; `reserved` are the names it exports. */
export function createEmitter(
  guarded: readonly GuardedFactory[],
  substitutes: readonly Substitute[],
  reserved: readonly string[],
): Emitter & { readonly parts: () => Parts } {
  const forms = new Map<Node, Form>();
  const names = new Set(reserved);
  const constants = new Map<string, string>();
  const functions = new Map<string, { name: string; text: string }>();

  function constant(reader: string, prefix: string, path: Path): string {
    const text = call(reader, path);
    const known = constants.get(text);
    if (known !== undefined) return known;
    const name = `${prefix}${constants.size}`;
    constants.set(text, name);
    return name;
  }

  function uniqueName(wanted: string): string {
    let name = wanted;
    for (let at = 2; names.has(name); at++) name = `${wanted}${at}`;
    names.add(name);
    return name;
  }

  const guardOf = (node: Node): GuardedFactory | undefined =>
    guarded.find(({ specimen }) => runsLike(node, specimen));

  function opaque(path: Path): Form {
    return {
      test: (value) => `accepts(${emitter.live(path)}, ${value})`,
      parse: (value) => `run(s, ${emitter.live(path)}, ${value})`,
      takesUndefined: true,
      opaque: true,
    };
  }

  function make(node: Node, path: Path): Form {
    if (node.async === true)
      throw new TypeError(`${path.join('.')} is async: it cannot be compiled`);
    if (isPipe(node)) return pipeForm(emitter, node.pipe, path, opaque(path));
    if (guardOf(node) !== undefined) return objectForm(emitter, node, path) ?? opaque(path);
    if (!isGenuine(node)) return opaque(path);
    return known(node, path) ?? leafForm(emitter, node, path) ?? opaque(path);
  }

  function known(node: Node, path: Path): Form | undefined {
    switch (node.type) {
      case 'array':
        return arrayForm(emitter, node, path);
      case 'loose_object':
      case 'object':
      case 'strict_object':
        return objectForm(emitter, node, path);
      case 'record':
        return recordForm(emitter, node, path);
      case 'union':
        return unionForm(emitter, node, path);
      case 'variant':
        return variantForm(emitter, node, path);
      default:
        return wrapperForm(emitter, node, path, isAccepted);
    }
  }

  const emitter: Emitter & { readonly parts: () => Parts } = {
    guardOf,
    substituteOf: (requirement) =>
      substitutes.find(({ of }) => isSameRequirement(of, requirement))?.name,
    live: (path) => constant('live', 'n', path),
    pattern: (path) => constant('pattern', 'p', path),
    members: (path) => constant('members', 'm', path),
    form(node, path) {
      const form = forms.get(node) ?? make(node, path);
      forms.set(node, form);
      return form;
    },
    define(verb, path, write) {
      const key = `${verb} ${path.join('.')}`;
      const defined = functions.get(key);
      if (defined) return defined.name;
      const made = { name: uniqueName(`${verb}${nameOf(path)}`), text: '' };
      functions.set(key, made);
      made.text = write(made.name);
      return made.name;
    },
    parts: () => ({
      constants: [...constants].map(([text, name]) => `const ${name} = ${text};`),
      functions: [...functions.values()].map(({ text }) => text),
    }),
  };
  return emitter;
}
