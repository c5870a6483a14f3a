import { stripTypeScriptTypes } from 'node:module';
import type * as v from 'valibot';
import type { Import } from '../accept/writer.ts';
import * as runtime from '../acceptRuntime.ts';
import { compileAcceptModule } from '../compileAcceptModule.ts';

/** `acceptX` of a schema's module without writing a file. `edit` changes the source first. */
export function evaluateAccept(
  schema: v.GenericSchema,
  imports: readonly Import[] = [],
  edit: (source: string) => string = (source) => source,
): (value: unknown) => unknown {
  const schemas = { Schema: schema };
  const body = stripTypeScriptTypes(edit(compileAcceptModule({ schemas, from: './s.ts', imports })))
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
  const scope: Record<string, unknown> = { ...runtime };
  for (const { name, value } of imports) scope[name] = value;
  const name = /const (accept\w*)/.exec(body)?.[1];
  const make = new Function(...Object.keys(scope), `"use strict";${body}; return ${name};`);
  return make(...Object.values(scope)) as (value: unknown) => unknown;
}
