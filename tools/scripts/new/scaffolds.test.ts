import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './change.ts';
import { copyRepository } from './copyRepository.ts';

const copy = mkdtempSync(join(tmpdir(), 'passmuster-new-'));
const gitFolder = execFileSync('git', ['rev-parse', '--absolute-git-dir'], {
  cwd: root,
  encoding: 'utf8',
});
/** Without what tells a generator that it runs in a test. */
const { VITEST: _, ...outside } = process.env;
const env = {
  ...outside,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  GIT_DIR: gitFolder.trim(),
  GIT_WORK_TREE: copy,
};
const inCopy = async (command: string, args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd: copy, env })).stdout;

/** Returns the files that a project reports errors in, each once. */
async function filesWithErrors(folder: string): Promise<readonly string[]> {
  const args = ['--pretty', 'false', '-p', join(folder, 'tsconfig.json')];
  const output = await inCopy('tsc', args).catch(({ stdout }: { stdout: string }) => stdout);
  const files = [...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)];
  return [...new Set(files.map(([, file = '']) => file))];
}

/** The scaffolds, with the examples of CONTRIBUTING.md, one after the other in one copy. */
const scaffolds = [
  ['rule', 'owner/first-name'],
  ['language', 'es', 'Spanish'],
  ['tax-id', 'MC', 'mc-nis', 'NIS', '^\\d{9}$', '123456789', 'Direction des Services Fiscaux'],
  ['value', 'business_type', 'MUTUAL'],
];

const labels = ['en', 'es', 'fr', 'ptBr'].map((name) => `packages/schemas/src/labels/${name}.ts`);
const remedies = ['es', 'fr', 'ptBr'].map((name) => `packages/kyc/src/texts/${name}/owner.ts`);
const forms = 'packages/kyc/src/tables/document/documentFormsOf.ts';

beforeAll(async () => {
  copyRepository(copy);
  for (const scaffold of scaffolds) await inCopy('node', ['tools/scripts/new.ts', ...scaffold]);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

test('what pnpm new writes compiles, but for what its last lines leave to a person: a label, a form and remedies', async () => {
  const projects = await Promise.all(['.', 'apps/demo', 'apps/docs'].map(filesWithErrors));
  expect([...new Set(projects.flat())].sort()).toEqual([forms, ...labels, ...remedies].sort());
}, 120_000);
