import type { JsonSchema } from '@valibot/to-json-schema';
import type { Operation, OperationError, SchemaName } from '../../src/operations.ts';
import { definitions } from './definitions.ts';
import { examples } from './examples.ts';

const content = (schema: SchemaName, example: unknown = examples.get(schema)): object => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example },
});

const withGap = (text: string, gap: number | undefined): string =>
  gap === undefined ? text : `${text} The status is assumed (SPEC-GAP ${gap}).`;

/** Returns the properties of a query or path schema as parameters. */
function parametersOf(schema: SchemaName | undefined, where: 'query' | 'path'): readonly object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = definitions[schema] ?? {};
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as JsonSchema;
    return {
      name,
      in: where,
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

/** Returns the response object of an error. */
export function errorResponse({ schema, codes, description, gap }: OperationError): object {
  const [code] = codes;
  const example =
    schema === 'AuthenticationError'
      ? examples.get(schema)
      : { status: 'error', message: description, code };
  return { description: withGap(description, gap), content: content(schema, example) };
}

/** Returns the OpenAPI operation object of an operation. `shared` names the errors that are components. */
export function operationObject(
  { route, tag, summary, description, params, query, body, success, errors }: Operation,
  shared: ReadonlyMap<OperationError, string>,
): object {
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  const failures = errors.map((error) => {
    const name = shared.get(error);
    const response =
      name === undefined ? errorResponse(error) : { $ref: `#/components/responses/${name}` };
    return [error.status, response] as const;
  });
  return {
    operationId: route.id,
    tags: [tag],
    summary,
    description,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: body.isRequired, content: content(body.schema) } } : {}),
    responses: {
      [success.status]: {
        description: withGap('Success.', success.gap),
        content: content(success.schema),
      },
      ...Object.fromEntries(failures),
    },
  };
}
