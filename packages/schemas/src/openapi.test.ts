import { readFileSync } from 'node:fs';
import { specifiedOperations } from '@passmuster/testing/contract/operations';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../openapi.generated.json', import.meta.url), 'utf8');
const document: {
  openapi: string;
  info: { version: string };
  security: unknown;
  paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  components: { schemas: object; securitySchemes: object };
} = JSON.parse(text);

const found = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    call: `${method.toUpperCase()} ${path}`,
    answers: Object.keys(operation.responses).map(Number).sort(),
  })),
);

test('the document has the operations of the specification, their answers and their errors', () => {
  expect(document.openapi).toBe('3.1.1');
  expect(found).toEqual(
    specifiedOperations.map(({ id, call, answers }) => ({ id, call, answers })),
  );
});

test('the document names the version of the specification', () => {
  expect(document.info.version).toBe('1.0.0');
});

test('either header authenticates', () => {
  expect(document.security).toEqual([{ apiKey: [] }, { bearer: [] }]);
  expect(document.components.securitySchemes).toMatchObject({
    apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
    bearer: { type: 'http', scheme: 'bearer' },
  });
});

test('every reference leads somewhere, and both error bodies are referred to', () => {
  const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path = '']) => path);
  for (const path of references) {
    let target: unknown = document;
    for (const key of path.split('/'))
      target = (target as Record<string, unknown> | undefined)?.[key];
    expect(target, path).toBeTypeOf('object');
  }
  expect(references).toContain('components/schemas/OperationError');
  expect(references).toContain('components/schemas/AuthenticationError');
});

test('no component is unused', () => {
  for (const [kind, components] of Object.entries(document.components))
    for (const name of Object.keys(components))
      if (kind !== 'securitySchemes') expect(text).toContain(`"#/components/${kind}/${name}"`);
});

test('every body has an example', () => {
  const bodies = [...text.matchAll(/"application\/json": \{\s*"schema": \{[^}]*\},\s*"(\w+)"/g)];
  expect(bodies).toHaveLength(text.match(/"application\/json"/g)?.length ?? 0);
  expect(new Set(bodies.map(([, key]) => key))).toEqual(new Set(['example']));
});

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly example?: unknown;
}
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const {
      parameters = [],
      requestBody,
    }: {
      readonly parameters?: readonly Parameter[];
      readonly requestBody?: { readonly description?: string };
    } = Object(operation);
    return { call: `${method.toUpperCase()} ${path}`, parameters, requestBody };
  }),
);

test.each(described)(
  'every parameter and the body of $call have a description, every parameter an example',
  ({ parameters, requestBody }) => {
    for (const { name, description, example } of parameters) {
      expect(description, name).toMatch(/\.$/);
      expect(example, name).toBeDefined();
    }
    if (requestBody) expect(requestBody.description).toMatch(/\.$/);
  },
);

test('parameters are described in eleven places or more', () => {
  expect(described.flatMap(({ parameters }) => parameters).length).toBeGreaterThanOrEqual(11);
});

test('a 429 says when to try again', () => {
  expect(JSON.parse(text).components.responses.RateLimited.headers).toEqual({
    'Retry-After': {
      description: 'Seconds after which the request may be sent again.',
      schema: { type: 'integer', minimum: 0 },
      example: 1,
    },
  });
});

test.each(['CreateWallet', 'ListWalletsQuery'])(
  'the currencies that the specification names are listed in %s',
  (name) => {
    const { schemas } = JSON.parse(text).components;
    const listed = { type: 'string', examples: ['USDC', 'USDT', 'ZAR', 'CAD', 'NGN'] };
    const parameters: readonly { readonly name: string; readonly schema: object }[] =
      JSON.parse(text).paths['/wallets'].get.parameters;
    const found =
      name === 'CreateWallet'
        ? schemas.CreateWallet.properties.currency
        : parameters.find((one) => one.name === 'currency')?.schema;
    expect(found).toMatchObject(listed);
  },
);

test('page and limit have the defaults and limits of the specification, and no others', () => {
  const parameters: readonly { readonly name: string; readonly schema: object }[] = Object(
    document.paths['/wallets']?.['get'],
  ).parameters;
  expect(parameters.slice(0, 2).map(({ name, schema }) => ({ name, schema }))).toEqual([
    { name: 'page', schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 } },
  ]);
});

test.each([
  'Must be unique',
  'Typically 25% or more ownership',
  'Recommended',
  'The owner must be 18 or older',
  'Required for certain business types',
  'The status is assumed (SPEC-GAP 38)',
])('the document keeps “%s”', (words) => expect(text).toContain(words));

test.each(['valibot', '@passmuster/phone', '@passmuster/kyc', 'QueryText', '4XX', 'maxItems'])(
  'the document says nothing of %s',
  (words) => expect(text.includes(words)).toBe(false),
);

const specification = readFileSync(new URL('../../../docs/SPEC.md', import.meta.url), 'utf8');
const stated = [...specification.matchAll(/^\| ER-\d+ \|.*?\b([A-Z_]{8,}), “([^”]+)”/gm)];

test.each(stated)('an example of an error has the message of the specification: %s', (...row) => {
  const [, code, message] = row;
  const shown = text.matchAll(
    /"status": "(?:error|failed)",\s+"message": "(.+)",\s+(?:"error": \{\s+)?"code": "(.+)"/g,
  );
  const messages = [...shown].flatMap(([, said, of]) => (of === code ? [said] : []));
  expect([...new Set(messages)]).toEqual([message]);
});

test('the specification prints three messages', () => {
  expect(stated).toHaveLength(3);
});
