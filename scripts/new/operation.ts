import { type Change, changesetFor, lastSteps, UsageError } from './change.ts';

/** Returns the files of an operation: `pnpm new operation getWallet GET /wallets/{wallet_id}`. */
export function newOperation([id = '', method = '', path = '']: readonly string[]): Change {
  if (!/^[a-z]+[A-Z]\w*$/.test(id) || !/^(?:GET|POST|DELETE)$/.test(method) || !/^\//.test(path)) {
    throw new UsageError(
      'pnpm new operation <verbNoun> <GET|POST|DELETE> <path below the base URL>',
    );
  }
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  const part = method === 'POST' ? type : /\{/.test(path) ? `${type}Params` : `${type}Query`;
  const kind = { POST: 'body', GET: 'query', DELETE: 'params' }[method] ?? 'query';
  const key = part.endsWith('Params') ? 'params' : kind;
  const write = { body: 'writeBody', params: 'writePath', query: 'writeQuery' }[key] ?? '';
  const shape = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const resource = path.split('/')[1] ?? '';
  const folder = resource.replace(/s$/, '');
  const changesets = ['schemas', 'client', 'sandbox'].map((name) =>
    changesetFor(name, `${name}-${id}`),
  );
  return {
    created: Object.assign(
      {
        [`packages/schemas/src/operations/${id}.ts`]: `import { ${method === 'GET' && key === 'params' ? '' : 'invalidRequest, '}rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where ${id} is called. */
export const ${id}Route = {
  id: '${id}',
  method: '${method}',
  path: '${path}',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints. */
export const ${id}Operation = {
  route: ${id}Route,
  tag: '',
  summary: '',
  description: '',
  ${key}: ${key === 'body' ? `{ schema: '${part}', isRequired: true }` : `'${part}'`},
  success: { status: ${method === 'POST' ? 201 : 200}, schema: '${type}Response' },
  errors: [${method === 'GET' && key === 'params' ? '' : 'invalidRequest, '}unauthenticated, rateLimited],
  gaps: [],
} as const satisfies Operation;
`,
        [`packages/schemas/src/${folder}/${shape(part)}.ts`]: `import type * as v from 'valibot';
import { plainObject } from '../scalar/plainObject.ts';
import { UuidSchema } from '../scalar/uuid.ts';

/** The ${key} of \`${method} ${path}\`. Source: API spec 1.0.0. */
export const ${part}Schema = plainObject({
${[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `  /** The id of the resource. */\n  ${name}: UuidSchema,\n`).join('')}});
export type ${part} = v.InferOutput<typeof ${part}Schema>;
`,
        [`packages/schemas/src/envelope/${id}Response.ts`]: `import * as v from 'valibot';
import { success } from './success.ts';

/** Response of \`${method} ${path}\`. Source: API spec 1.0.0. */
export const ${type}ResponseSchema = success(v.unknown());
export type ${type}Response = v.InferOutput<typeof ${type}ResponseSchema>;
`,
        [`packages/client/src/operations/${id}.ts`]: `import type { ${part}, ${type}Response } from '@passmuster/schemas';
import { ${shape(part)}Shape } from '@passmuster/schemas/accept/${shape(part)}';
import { ${id}ResponseShape } from '@passmuster/schemas/accept/${id}Response';
import { ${id}Route } from '@passmuster/schemas/operations';
import { request } from '../call/request.ts';
import type { ApiResult } from '../call/result.ts';
import { ${write} } from '../call/${write}.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/**
 * Returns the answer of \`${method} ${path}\`. Source: API spec 1.0.0.
 *
 * @example
 * const { data, error } = await ${id}(client, {});
 */
export function ${id}(
  client: Client,
  ${key}: ${part},
  options?: CallOptions,
): Promise<ApiResult<${type}Response['data']>> {
  return request(
    client,
    {
      route: ${id}Route,
      parts: [{ shape: ${shape(part)}Shape, value: ${key}, write: ${write} }],
      answer: ${id}ResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
`,
        [`packages/sandbox/src/ledger/${id}.ts`]: `import type { ${type}Response } from '@passmuster/schemas';
import type { Context } from './context.ts';
import { Refused } from './refused.ts';

/**
 * Returns the data of the answer. Source: API spec 1.0.0.
 *
 * @throws Refused when the merchant has nothing with this id.
 */
export async function ${id}({ merchant }: Context): Promise<${type}Response['data']> {
  if (merchant.id) throw new Refused('WALLET_NOT_FOUND');
  return undefined;
}
`,
      },
      ...changesets.map(({ created }) => created),
    ),
    generators: [],
    left: [
      `packages/schemas/src: what the files for ${id} leave open; export the schemas in envelope/responses.ts and index.ts, the operation in the three places of operations.ts`,
      `packages/schemas/scripts: ${part} under bodies in compile.ts; examples of ${part} and ${type}Response in documentation/examples.ts, with ids that packages/sandbox/src/simulate/seedData.ts seeds`,
      'pnpm --filter @passmuster/schemas compile && pnpm --filter @passmuster/schemas generate',
      `packages/client: export ${id} in src/index.ts; two lines in src/bindClient.ts; src/handler/callOperation.ts; a case in src/testing/operationCases.ts; a row in README.md; its size in .size-limit.mjs`,
      `packages/sandbox: src/ledger/${id}.ts, its handler in src/http/apiRoutes.ts, a case in src/client.test.ts`,
      `packages/testing/src/contract: the operation in operations.ts, its fields in requests.ts and answers.ts, then pnpm spec --write and the other rows of SPEC.md`,
      `Tests that list names: packages/schemas/src/index.test.ts, and a body in src/testing/acceptedBodies.ts`,
      ...changesets.flatMap(({ left }) => left),
      ...lastSteps,
    ],
  };
}
