import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentation } from './documentation.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const site = documentation(folder);
const get = (path: string) => site.request(`http://127.0.0.1:4173${path}`);
const script = 'document.title += "!";';

mkdirSync(join(folder, 'rules'));
writeFileSync(
  join(folder, 'rules/index.html'),
  `<!doctype html><script>${script}</script><script type="module" src="/docs/a.js"></script>`,
);
writeFileSync(join(folder, '404.html'), '<!doctype html>This page doesn’t exist');

test('until the site is complete, each page says that it is being built', async () => {
  const answer = await get('/rules/');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('is being built');
});

test('a page runs its own inline scripts and no others', async () => {
  writeFileSync(join(folder, 'llms-full.txt'), '');
  const answer = await get('/rules/');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
  expect(answer.status).toBe(200);
  expect(scripts).toContain(createHash('sha256').update(script).digest('base64'));
  expect(scripts).not.toContain('unsafe-inline');
});

test('a folder leads to its page, and what isn’t there to a page that says so', async () => {
  expect((await get('/rules')).status).toBe(200);
  for (const path of ['/none', '/none/', '/..%2f..%2fpackage.json', '/%E0%A4%A']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('doesn’t exist');
  }
});
