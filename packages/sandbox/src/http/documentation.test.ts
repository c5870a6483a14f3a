import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { apiRoutes } from './apiRoutes.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());
const get = (path: string) => sandbox.fetch(`http://sandbox${path}`);

test('the OpenAPI document has each operation of this server, and this server', async () => {
  const document = await (await get('/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: 'http://sandbox/api', description: 'This sandbox' }]);
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const served = apiRoutes.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.sort()).toEqual(served.sort());
});

test('the documentation and all it loads come from this server', async () => {
  const page = await (await get('/docs')).text();
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(loaded).toEqual(['data:,', 'openapi.json']);
  for (const path of loaded.slice(1)) {
    const answer = await get(new URL(path, 'http://localhost/docs').pathname);
    expect([path, answer.status, (await answer.text()).length > 0]).toEqual([path, 200, true]);
  }
});

test.each([
  '/docs/package.json',
  '/docs/..%2fpackage.json',
  '/docs/__proto__',
  '/docs/constructor',
])('%s is not served', async (path) => {
  expect((await get(new URL(path, 'http://localhost/docs').pathname)).status).toBe(404);
});
