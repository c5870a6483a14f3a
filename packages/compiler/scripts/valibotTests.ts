/**
 * Runs valibot's own tests against compiled schemas: `pnpm --filter @passmuster/compiler valibot-tests`, which clones the
 * release that is installed, or with the folder `library` of a clone as its argument. Runs them with plain valibot
 * too, and exits with 1 after printing the tests that pass there only.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as valibot from 'valibot';
import { startVitest, type Vite } from 'vitest/node';
import { installedValibot } from '../src/meaning/installedValibot.ts';

const compiled = fileURLToPath(new URL('./valibotTests/compiledValibot.ts', import.meta.url));
const plain = fileURLToPath(import.meta.resolve('valibot'));

const [given] = process.argv.slice(2);
const folder = given ?? clone();
try {
  const states = await runTests(folder, `export * from '${plain}';`);
  const names = Object.keys(valibot);
  const text = `import { compiledValibot as all } from '${compiled}';
export const { ${names.map((name) => `${name}: _${name}`).join(', ')} } = all;
export { ${names.map((name) => `_${name} as ${name}`).join(', ')} };`;
  const compiledStates = await runTests(folder, text);
  const passing = [...states].filter(([, state]) => state === 'passed');
  const lost = passing.filter(([name]) => compiledStates.get(name) !== 'passed');
  for (const [name] of lost) console.log(name);
  console.log(
    `${passing.length} of ${states.size} tests pass with valibot ${installedValibot()}, ${lost.length} of them not with compiled schemas`,
  );
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  if (given === undefined) rmSync(join(folder, '..'), { recursive: true });
}

function clone(): string {
  const place = mkdtempSync(join(tmpdir(), 'valibot-'));
  const from = 'https://github.com/fabian-hiller/valibot';
  const tag = `v${installedValibot()}`;
  execFileSync('git', ['clone', '--quiet', '--depth', '1', '--branch', tag, from, place]);
  return join(place, 'library');
}

/** Runs the tests of schemas, actions and methods with the module `text` in place of the modules of valibot, and returns the state of each. */
async function runTests(library: string, text: string): Promise<ReadonlyMap<string, string>> {
  const source = join(library, 'src');
  const standIn: Vite.Plugin = {
    name: 'valibot-stand-in',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer?.startsWith(source) || !id.startsWith('.')) return undefined;
      const file = join(importer, '..', id);
      return file.startsWith(join(source, 'vitest')) ||
        /\/(?:types|utils)\b/.test(file.slice(source.length))
        ? undefined
        : '\0valibot';
    },
    load: (id) => (id === '\0valibot' ? text : undefined),
  };
  const vitest = await startVitest(
    [],
    {
      root: library,
      config: false,
      watch: false,
      include: ['src/{actions,methods,schemas}/**/*.test.ts'],
      reporters: [{}],
      silent: true,
      isolate: false,
      fsModuleCache: false,
    },
    { plugins: [standIn] },
  );
  const states = new Map<string, string>();
  for (const module of vitest.state.getTestModules()) {
    for (const test of module.children.allTests()) {
      states.set(`${module.relativeModuleId}: ${test.fullName}`, test.result().state);
    }
  }
  await vitest.close();
  return states;
}
