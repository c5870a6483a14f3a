import type { JsonSchema } from '@valibot/to-json-schema';
import type { Operation, OperationError, SchemaName } from '../../src/operations.ts';
import { definitions } from './definitions.ts';
import { docstrings } from './docstrings.ts';
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
    const example: unknown = Object(examples.get(schema))[name];
    return {
      name,
      in: where,
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
      ...(example === undefined ? {} : { example }),
    };
  });
}

/** The messages that the specification prints, by code. Those of other errors are open: examples show what they mean. */
const statedMessages: Readonly<Record<string, string>> = {
  INVALID_REFERENCE_ID: 'Invalid reference ID format',
  TRANSACTIONS_NOT_FOUND: 'No transactions found with this reference ID',
};

/** Returns the response object of an error. */
export function errorResponse({
  schema,
  codes,
  description,
  gap,
  headers,
}: OperationError): object {
  const [code = ''] = codes;
  const message = statedMessages[code] ?? description;
  const example =
    schema === 'AuthenticationError'
      ? examples.get(schema)
      : { status: 'error', message, ...(code && { code }) };
  const described = Object.entries(headers ?? {}).map(([name, meaning]) => [
    name,
    { description: meaning, schema: { type: 'integer', minimum: 0 }, example: 1 },
  ]);
  return {
    description: withGap(description, gap),
    ...(described.length > 0 ? { headers: Object.fromEntries(described) } : {}),
    content: content(schema, example),
  };
}

function requestBody({ schema, isRequired }: NonNullable<Operation['body']>): object {
  const description = docstrings.get(schema);
  return {
    ...(description === undefined ? {} : { description }),
    required: isRequired,
    content: content(schema),
  };
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
    ...(body ? { requestBody: requestBody(body) } : {}),
    responses: {
      [success.status]: {
        description: withGap('Success.', success.gap),
        content: content(success.schema),
      },
      ...Object.fromEntries(failures),
    },
  };
}
