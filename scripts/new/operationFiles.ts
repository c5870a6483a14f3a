import type { OperationNames } from './operationNames.ts';

const route = ({ id, type, method, path, key, part, places, stated }: OperationNames): string => {
  const errors = {
    body: ['invalidRequest', 'unauthenticated', 'bodyTooLarge', 'rateLimited'],
    params: ['unauthenticated', 'notFound', 'rateLimited'],
    query: ['invalidRequest', 'unauthenticated', 'rateLimited'],
  }[key];
  const common = errors.filter((name) => name !== 'notFound').sort();
  const resource = (places[0] ?? '').replace(/_id$/, '').toUpperCase();
  const notFound = `
const notFound = {
  status: 404,
  schema: 'OperationError',
  codes: ['${resource}_NOT_FOUND'],
  description: '',
} as const;
`;
  return `import { ${common.join(', ')} } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operationNames.ts';

/** Where ${id} is called. */
export const ${id}Route = {
  id: '${id}',
  method: '${method}',
  path: '${path}',
} as const satisfies OperationRoute;
${key === 'params' ? notFound : ''}
/** Source: API spec 1.0.0, Endpoints. */
export const ${id}Operation = {
  route: ${id}Route,
  tag: '',
  summary: '',
  description: '',
  ${key}: ${key === 'body' ? `{ schema: '${part}', isRequired: true }` : `'${part}'`},
  success: { status: ${stated[0]}, schema: '${type}Response' },
  errors: [${errors.join(', ')}],
  gaps: [],
} as const satisfies Operation;
`;
};

const schema = ({ method, path, key, part, places }: OperationNames): string => {
  const text = `
/** The same query as it arrives in a URL. */
export const ${part}TextSchema = ${part}Schema;
`;
  return `import type * as v from 'valibot';
import { plainObject } from '../scalar/plainObject.ts';
${key === 'params' ? "import { UuidSchema } from '../scalar/uuid.ts';\n" : ''}
/** The ${key} of \`${method} ${path}\`. Source: API spec 1.0.0. */
export const ${part}Schema = plainObject({
${key === 'params' ? places.map((name) => `  /** The id of the resource. */\n  ${name}: UuidSchema,\n`).join('') : ''}});
export type ${part} = v.InferOutput<typeof ${part}Schema>;
${key === 'query' ? text : ''}`;
};

const response = ({
  type,
  method,
  path,
}: OperationNames): string => `import type * as v from 'valibot';
import { openObject } from '../scalar/openObject.ts';
import { success } from './success.ts';

/** Response of \`${method} ${path}\`. Source: API spec 1.0.0. */
export const ${type}ResponseSchema = success(openObject({}));
export type ${type}Response = v.InferOutput<typeof ${type}ResponseSchema>;
`;

const call = ({ id, type, method, path, key, part, partFile }: OperationNames): string => {
  const write = { body: 'writeBody', params: 'writePath', query: 'writeQuery' }[key];
  return `import type { ${part}, ${type}Response } from '@passmuster/schemas';
import { ${partFile}Shape } from '@passmuster/schemas/accept/${partFile}';
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
      parts: [{ shape: ${partFile}Shape, value: ${key}, write: ${write} }],
      answer: ${id}ResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
`;
};

const work = ({ id, type, key, part, places }: OperationNames): string => {
  return `import type { ${part}, ${type}Response } from '@passmuster/schemas';
import type { Context } from './context.ts';

/** Returns the data of the answer. Source: API spec 1.0.0. */
export async function ${id}(
  { store, merchant }: Context,
  ${places.length > 0 ? `{ ${places.join(', ')} }` : key}: ${part},
): Promise<${type}Response['data']> {
  return {};
}
`;
};

/** Returns the files that only this operation needs, by path. */
export function operationFiles(names: OperationNames): Readonly<Record<string, string>> {
  const { id, folder, partFile } = names;
  return {
    [`packages/schemas/src/operations/${id}.ts`]: route(names),
    [`packages/schemas/src/${folder}/${partFile}.ts`]: schema(names),
    [`packages/schemas/src/envelope/${id}Response.ts`]: response(names),
    [`packages/client/src/operations/${id}.ts`]: call(names),
    [`packages/sandbox/src/ledger/${id}.ts`]: work(names),
  };
}
