import { type Operation, operations } from '@passmuster/schemas/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { callerOf } from '../testing/caller.ts';
import { listen } from '../testing/listen.ts';

const apiKey = 'a-key-of-the-examples-test';
const sandbox = createSandbox({ apiKeys: [apiKey], seedExamples: true });
let url: string;
let close: () => void;
beforeAll(async () => {
  ({ url, close } = await listen(sandbox));
});
afterAll(async () => {
  close();
  await sandbox.close();
});

/** The part of an OpenAPI operation that says how to call it. */
interface Described {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'query' | 'path';
    readonly example: string | number;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example: object } };
  };
  readonly responses: object;
}

/** Calls an operation with the examples of the served document, at the server that the document names. */
async function callExample({ route: { method, path } }: Operation) {
  const document = await (await fetch(`${url}/openapi.json`)).json();
  const {
    parameters = [],
    requestBody,
    responses,
  }: Described = document.paths[path][method.toLowerCase()];
  const target = new URL(`${document.servers[0].url}${path}`);
  for (const { name, in: place, example } of parameters) {
    if (place === 'query') target.searchParams.set(name, String(example));
    else target.href = target.href.replace(encodeURIComponent(`{${name}}`), String(example));
  }
  const response = await fetch(target, {
    method,
    headers: {
      'x-api-key': apiKey,
      ...(requestBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(requestBody
      ? { body: JSON.stringify(requestBody.content['application/json'].example) }
      : {}),
  });
  const { data } = (await response.json()) as { readonly data?: unknown };
  return { status: response.status, documented: Object.keys(responses)[0], data };
}

test('the served document names an absolute server', async () => {
  const { servers } = await (await fetch(`${url}/openapi.json`)).json();
  expect(servers).toEqual([{ url: `${url}/api`, description: 'This sandbox' }]);
});

const all: readonly Operation[] = operations;
test.each(all.map((operation) => ({ id: operation.route.id, operation })))(
  'the example of $id succeeds in a sandbox that is seeded with its ids',
  async ({ operation }) => {
    const { status, documented, data } = await callExample(operation);
    expect(String(status)).toBe(documented);
    if (Array.isArray(data)) expect(data.length).toBeGreaterThan(0);
  },
);

test('a second start keeps the data of the first', async () => {
  const { status, body } = await callerOf(sandbox, apiKey)('POST', '/_sandbox/seed', {
    ids: 'examples',
  });
  expect([status, body.code]).toEqual([409, 'SEEDED_ALREADY']);
});

test('sample data at the start need a key', async () => {
  await expect(createSandbox({ seedExamples: true }).ready).rejects.toThrow('needs an API key');
});
