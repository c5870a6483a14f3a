import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facing, json, verdict } from '../testing/facing.ts';
import { stepsOf, walkLines } from './steps.ts';

const walk = { sandboxUrl: 'http://127.0.0.1:8787/api', data: '.data' };
const root = join(import.meta.dirname, '../../../../..');

test('the lines name files of the repository that exist', () => {
  const files = Object.values(walkLines(walk)).flatMap(
    (line) => line.match(/\b(?:packages|examples)\/\S+/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('README.md has the steps in their order, each with its link', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const linked = readme.matchAll(
    /^\d\. \[([^\]]+)\]\(http:\/\/127\.0\.0\.1:4173\/try#([\w-]+)\)/gm,
  );
  expect(Array.from(linked, ([, title, id]) => ({ id, title }))).toEqual(
    stepsOf(walk).map(({ id, title }) => ({ id, title })),
  );
});

test('a folder with a space is quoted', () => {
  const { template } = walkLines({ ...walk, data: 'my data' });
  expect(template).toContain('--output "my data/businesses.xlsx"');
});

test('the page shows each line and each link, with a note until the documentation is built', async () => {
  const page = await (await facing(verdict).get('/try')).text();
  const actions = stepsOf({ ...walk, sandboxUrl: 'https://sandbox.test/api' }).flatMap(
    (step) => step.actions,
  );
  for (const action of actions) {
    if ('line' in action) {
      expect(page).toContain(action.line.replaceAll('"', '&quot;'));
      expect(page).toContain(action.prints);
    }
    if ('href' in action) expect(page).toContain(`href="${action.href}"`);
  }
  const links = actions.filter((action) => 'href' in action && action.href.startsWith('/docs/'));
  expect(page.split('data-until-built')).toHaveLength(links.length + 2);
});

test('the page of the sandbox links the others, and keeps its policy', async () => {
  const policy = "default-src 'none'";
  const { get } = facing(
    () =>
      new Response('<body><h1>Sandbox API</h1>', {
        headers: { 'content-security-policy': policy },
      }),
  );
  const answer = await get('/sandbox/docs');
  const text = await answer.text();
  for (const href of ['/', '/try', '/docs/']) expect(text).toContain(`<a href="${href}">`);
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});

test('a sandbox that doesn’t answer is an error in the shape of the API', async () => {
  const { get } = facing(() => {
    throw new TypeError('fetch failed');
  });
  expect((await get('/sandbox/docs')).status).toBe(424);
  expect((await facing(() => json({})).get('/sandbox/openapi.json')).status).toBe(200);
});
