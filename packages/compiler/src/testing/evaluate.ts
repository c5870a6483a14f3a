import { stripTypeScriptTypes } from 'node:module';
import type * as v from 'valibot';
import { compileModule, type Guard } from '../compileModule.ts';
import type { Compiled } from '../differential/compareWithValibot.ts';
import * as runtime from '../runtime.ts';

interface Evaluated extends Compiled {
  parse(
    value: unknown,
    config?: v.Config<v.BaseIssue<unknown>>,
  ): v.SafeParseResult<v.GenericSchema>;
}

/** The functions of a schema's module without writing a file. `edit` changes the source first. */
export function evaluate(
  schema: v.GenericSchema,
  edit: (source: string) => string = (source) => source,
  guards: readonly (Guard & { readonly value: (value: unknown) => boolean })[] = [],
  imported: Readonly<Record<string, unknown>> = {},
): Evaluated {
  const source = edit(compileModule({ schemas: { Schema: schema }, from: './schema.ts', guards }));
  const body = stripTypeScriptTypes(source)
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
  const scope: Record<string, unknown> = { ...runtime, ...imported, Schema: schema };
  for (const guard of guards) scope[guard.guard] = guard.value;
  const make = new Function(...Object.keys(scope), `"use strict";${body}; return { is, parse };`);
  return make(...Object.values(scope)) as Evaluated;
}
