/**
 * Mutation testing: `pnpm mutation address` changes one package, `pnpm mutation kyc/rules/owner` one folder,
 * `pnpm mutation kyc/.` the files beside its folders. Lists the changes that no test finds. Results: RELIABILITY.md, F17.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultServerConditions } from 'vite';
import { startVitest } from 'vitest/node';
import { instrument, type Mutant } from './mutation/instrument.ts';
import type { MutantResult } from './mutation/mutationRun.ts';

/** The least part of the mutants, in percent, that tests must find. */
const least = 85;

const root = join(import.meta.dirname, '..');
const target = process.argv[2] ?? '';
const [folder = '', ...inside] = target.split('/');
const tests = `packages/${folder}/src`;
const sources = join(tests, ...inside);

const find = (pattern: string, exclude: string[]): string[] =>
  globSync(pattern, { cwd: root, exclude }).map((file) => join(root, file));

if (folder === '' || !existsSync(join(root, sources))) {
  console.error(
    'Name a package, or a folder of one: pnpm mutation address, pnpm mutation kyc/rules/owner',
  );
  process.exitCode = 2;
} else {
  process.exitCode = await testMutants();
}

async function testMutants(): Promise<number> {
  const { mutants, texts } = await instrument(
    find(`${sources}/${target.endsWith('/.') ? '' : '**/'}*.ts`, [
      '**/*.{test,test-d,generated}.ts',
      '**/{messages,testing}/**',
      '**/texts/{fr,ptBr,ptPt}*',
    ]),
  );
  const leftOut = [
    '**/*.browser.test.ts',
    // They read files, start processes or hold lists of a million elements.
    '**/{readme,generated,bundle,rulesPage,figures,memory,bounds}.test.ts',
  ];
  // Those of the folder itself, and those of the package as a whole.
  const testFiles = [
    ...new Set(
      [`${sources}/**/*.test.ts`, `${tests}/{,review/}*.test.ts`].flatMap((one) =>
        find(one, leftOut),
      ),
    ),
  ];
  const report = join(root, 'reports/mutation', `${target.replaceAll('/', '-')}.json`);
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      include: testFiles,
      reporters: [['default', { summary: false }]],
      silent: true,
      // One worker loads the changed sources once; switches turn each change on and off.
      isolate: false,
      // A cache would serve the changed sources of another run.
      fsModuleCache: false,
      pool: 'threads',
      maxWorkers: 1,
      runner: join(import.meta.dirname, 'mutation/mutantRunner.ts'),
      provide: {
        mutationRun: {
          sources: [...texts.keys()],
          mutants: mutants.map(({ id }) => id),
          testFiles: testFiles.length,
          report,
        },
      },
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
    {
      ssr: { resolve: { conditions: ['@passmuster/source', ...defaultServerConditions] } },
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          // A cache that is filled once would keep what a mutant put there, or hide the mutants that fill it.
          load: (id) =>
            texts
              .get(id)
              ?.replace(/(\w+) \?\?= (\w+\([^()]*\))/g, '$1 = __stryker__.cached($1, () => $2)')
              .replace(
                /(?<![.\w])(\w+)(?=\.get\((\w+)\) \?\? [\s\S]{0,900}?\b\1\.set\(\2,)/g,
                '__stryker__.emptied($1)',
              ),
        },
      ],
    },
  );
  await vitest?.close();
  return printResults(mutants, JSON.parse(readFileSync(report, 'utf8')));
}

function printResults(mutants: readonly Mutant[], results: readonly MutantResult[]): number {
  const byId = new Map(results.map((result) => [result.id, result]));
  const tested = mutants.filter(({ id }) => byId.get(id)?.isStatic === false);
  const alive = tested.filter(({ id }) => byId.get(id)?.killedBy === undefined);
  for (const { id, file, line, original, replacement } of alive) {
    const where = `${relative(root, file)}:${line}`;
    console.log(`${where}, ${byId.get(id)?.tests} tests\n- ${original}\n+ ${replacement}\n`);
  }
  const found = tested.length - alive.length;
  const score = tested.length === 0 ? 100 : (100 * found) / tested.length;
  console.log(
    `${target}: ${score.toFixed(1)}% (${found} of ${tested.length}; ${mutants.length - tested.length} run at import only)`,
  );
  return score < least ? 1 : 0;
}
