import { stripTypeScriptTypes } from 'node:module';
import type * as v from 'valibot';
import { compileAcceptModule } from '../compileAcceptModule.ts';
import { type CompileOptions, compileModule } from '../compileModule.ts';
import * as accelerate from '../runtime/accelerate.ts';
import * as accept from '../runtime/accept.ts';
import * as merge from '../runtime/merge.ts';

type Options = Partial<CompileOptions>;
type Edit = (source: string) => string;

const runtime = { ...accept, ...merge, ...accelerate };

function load(source: string, scope: Readonly<Record<string, unknown>>): unknown {
  const body = stripTypeScriptTypes(source)
    .replace(/^import .*$/gm, '')
    .replace(/^export const \w+\s*=/m, 'const result =')
    .replace(/^export /gm, '');
  const names = Object.keys(scope);
  return new Function(...names, `"use strict";${body}; return result;`)(...Object.values(scope));
}

/** Returns the source of a compiled module with this schema alone. */
export const sourceOf = (Schema: v.GenericSchema, options: Options = {}): string =>
  compileModule({ schemas: { Schema }, from: './schema.ts', ...options }).source;

/** Returns the schema of a compiled module, without writing a file. `edit` changes the source first. */
export function evaluate<Schema extends v.GenericSchema>(
  Schema: Schema,
  edit: Edit = (source) => source,
  options: Options = {},
  scope: Readonly<Record<string, unknown>> = {},
): Schema {
  return load(edit(sourceOf(Schema, options)), {
    ...runtime,
    ...scope,
    plain: { Schema },
  }) as Schema;
}

/** Returns the accepting function of a module that needs no valibot. */
export function evaluateAccept<Schema extends v.GenericSchema>(
  Schema: Schema,
  edit: Edit = (source) => source,
  options: Options = {},
): (value: unknown) => unknown {
  const source = compileAcceptModule({ schemas: { Schema }, from: './schema.ts', ...options });
  const scope: Record<string, unknown> = { ...runtime };
  for (const { name, value } of options.imports ?? []) scope[name] = value;
  const { accept } = load(edit(source), scope) as { accept: (value: unknown) => unknown };
  return accept;
}
