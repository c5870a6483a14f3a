import * as client from '@passmuster/client';
import { createSandbox } from '@passmuster/sandbox';
import { type Operation, operations } from '@passmuster/schemas/operations';
import { expect, test } from 'vitest';
import { describedOperation } from '../../scripts/operations/openapi.ts';
import { requestExampleOf } from '../../scripts/operations/requestExampleOf.ts';
import { clientCodeOf, curlOf, targetOf } from './requestExample.ts';

const apiKey = 'an-api-key-for-the-examples';
const baseUrl = 'https://sandbox.example/api';

/** Returns a sandbox with the data that the examples name, as the page of operations starts one. */
async function seededSandbox() {
  const sandbox = createSandbox({ apiKeys: [apiKey], seedExamples: true });
  await sandbox.ready;
  return sandbox;
}

const rows = (operations as readonly Operation[]).map(({ route }) => ({
  id: route.id,
  example: requestExampleOf(route, describedOperation(route.method, route.path)),
}));

test.each(rows)('the request of $id is accepted by the sandbox', async ({ example }) => {
  const sandbox = await seededSandbox();
  const { body, route } = example;
  const response = await sandbox.fetch(`${baseUrl}${targetOf(example)}`, {
    method: route.method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([200, 201]).toContain(response.status);
  const command = curlOf(example);
  expect(command).toContain(targetOf(example));
  if (body !== undefined) {
    const [, data = ''] = /--data '([\s\S]*)'$/.exec(command) ?? [];
    expect(JSON.parse(data.replaceAll("'\\''", "'"))).toEqual(body);
  }
  await sandbox.close();
});

test.each(rows)('the code for $id runs', async ({ example }) => {
  const sandbox = await seededSandbox();
  const code = clientCodeOf(example).replace(/^import .*\n/, '');
  const names = { ...client, baseUrl, apiKey, fetch: sandbox.fetch };
  const run = new Function(
    ...Object.keys(names),
    `return (async () => { ${code}; return { data, error }; })()`,
  );
  const { data, error } = await run(...Object.values(names));
  expect(error).toBeUndefined();
  expect(data).toBeDefined();
  await sandbox.close();
});
