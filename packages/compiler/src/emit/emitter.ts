import { meaningOf, runsLike } from '../meaning/meaningOf.ts';
import type { Node, Path } from '../node.ts';
import { containerForm } from './container.ts';
import { type Emitter, type Fallback, type Form, made } from './form.ts';
import type { Guard } from './guard.ts';
import { lazyForm } from './lazy.ts';
import { leafForm } from './leaf.ts';
import { objectForm } from './object.ts';
import { pipeForm } from './pipe.ts';
import { optionsForm } from './union.ts';
import { wrapperForm } from './wrapper.ts';

/** A list or function that generated code imports by its name. */
export interface Import {
  readonly value: unknown;
  readonly name: string;
  /** Specifier of the module that exports it, as the generated module writes it. */
  readonly from: string;
}

export interface Parts {
  readonly constants: readonly string[];
  readonly fallbacks: readonly Fallback[];
}

interface Options {
  readonly guards: readonly Guard[];
  readonly imports: readonly Import[];
  readonly hasValibot: boolean;
}

/** Starts a module. */
export function createEmitter({ guards, imports, hasValibot }: Options): Emitter & {
  readonly parts: () => Parts;
} {
  const forms = new Map<Node, Form>();
  const constants = new Map<string, { readonly name: string; text: string }>();
  const fallbacks: Fallback[] = [];

  function define(key: string, prefix: string, text: string): string {
    const known = constants.get(key);
    if (known) return known.name;
    const name = `${prefix}${constants.size}`;
    constants.set(key, { name, text });
    return name;
  }

  function make(node: Node, path: Path): Form {
    const place = path.join('.');
    if (node.async === true) throw new TypeError(`${place} is async: it cannot be compiled`);
    const guard = guards.find(({ specimen }) => runsLike(node, specimen))?.guard;
    const meaning = meaningOf(node);
    const form =
      guard === undefined ? known(node, path, meaning) : objectForm(emitter, node, path, guard);
    if (form) return form;
    const reason =
      meaning === undefined ? 'its run function is not known' : 'it is not written out';
    return emitter.fallBack(node, path, reason);
  }

  function known(node: Node, path: Path, meaning: string | undefined): Form | undefined {
    if (meaning === undefined) return undefined;
    if (meaning === 'pipe') return node.pipe && pipeForm(emitter, node.pipe, path);
    if (meaning === 'lazy') return lazyForm(emitter, node, path);
    if (node.entries) return objectForm(emitter, node, path, 'isObject');
    return (
      wrapperForm(emitter, node, path) ??
      containerForm(emitter, node, path) ??
      optionsForm(emitter, node, path) ??
      leafForm(emitter, node, path)
    );
  }

  const emitter: Emitter & { readonly parts: () => Parts } = {
    hasValibot,
    countsLists: guards.some(({ limitsOf }) => limitsOf),
    isFallback: (node) => forms.get(node)?.isFallback === true,
    form(node, path) {
      const form = forms.get(node) ?? make(node, path);
      forms.set(node, form);
      return form;
    },
    fallBack(node, path, reason) {
      const name = emitter.live(path);
      emitter.report(node, path, reason);
      return { make: (value) => `run(${name}, ${value})`, takesUndefined: true, isFallback: true };
    },
    live(path) {
      if (!hasValibot) throw new TypeError(`${path.join('.')} cannot be accepted without valibot`);
      // A long path starts at a constant, so that the code for paths grows no faster than the schema.
      const cut = path.length - (path.length > 8 ? 4 : path.length - 1);
      const [exported, ...keys] = path;
      const start: Path = [exported, ...keys.slice(0, cut - 1)];
      const base = cut > 1 ? emitter.live(start) : `plain.${exported}`;
      const args = [base, ...keys.slice(cut - 1).map((key) => JSON.stringify(key))];
      const text = `/* @__PURE__ */ live(${args.join(', ')})`;
      return define(text, 'n', text);
    },
    report(node, path, reason) {
      fallbacks.push({ path: path.join('.'), type: node.type, reason });
    },
    constant: (prefix, text) => define(text, prefix, text),
    recursive(node, write) {
      const own = { name: `m${constants.size}`, text: '' };
      constants.set(own.name, own);
      const form = made(own.name, true);
      forms.set(node, form);
      own.text = write();
      return form;
    },
    nameOf: (value) => imports.find((one) => one.value === value)?.name,
    parts: () => ({
      constants: [...constants.values()].map(({ name, text }) => `const ${name} = ${text};`),
      fallbacks,
    }),
  };
  return emitter;
}
