/**
 * Writes `src/compiled/`: a faster version of every schema of this package and, in its folder `accept`,
 * functions without valibot for the bodies that the client sends and reads, each with an entry in package.json.
 * `--check` writes nothing and fails if a file would change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { argv } from 'node:process';
import {
  compileAcceptModule,
  compileModule,
  type ListLimits,
  runtimeModules,
} from '@passmuster/compiler';
import { writeGenerated } from '@passmuster/testing/writeGenerated';
import type { GenericSchema } from 'valibot';
import * as exported from '../src/index.ts';
import { type Operation, operations } from '../src/operations.ts';
import { openObject } from '../src/scalar/openObject.ts';
import { plainObject } from '../src/scalar/plainObject.ts';

const command = '`pnpm --filter @passmuster/schemas compile`';

const camelCase = (name: string): string =>
  name.replace(/^./, (letter) => letter.toLowerCase()).replace(/Schema$/, '');

/** Every schema that the package exports. */
const schemas = Object.fromEntries(
  Object.entries<unknown>(exported).filter((entry): entry is [string, GenericSchema] =>
    entry[0].endsWith('Schema'),
  ),
);

/** Folders of `src` without schemas of their own. */
const excluded = ['compiled', 'labels', 'naics', 'operations', 'standard', 'testing'];
const files = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !excluded.includes(entry.name))
  .flatMap(({ name }) =>
    readdirSync(new URL(`../src/${name}`, import.meta.url)).map((file) => `${name}/${file}`),
  )
  .filter((file) => !/\.test(-d)?\.ts$|^envelope\/responses\.ts$/.test(file));

/** Every export of those folders with the file that declares it. */
const declared = (
  await Promise.all(
    files.map(async (file) =>
      Object.entries<unknown>(await import(`../src/${file}`)).map(([name, value]) => ({
        value,
        name,
        from: file,
      })),
    ),
  )
).flat();

/** The functions of `v.check` and the lists that generated code imports by name. */
const imports = declared.filter(({ from }) =>
  /^(?:codes\/|scalar\/is|wallet\/walletNetwork)/.test(from),
);

/** What the client sends and reads: accepted without valibot. */
const bodies = operations.flatMap(({ params, query, body, success }: Operation) =>
  [params, query, body?.schema, success.schema].flatMap((short) =>
    declared.filter(({ name }) => name === `${short}Schema`),
  ),
);
const guards = [plainObject({}), openObject({})].map((specimen) => ({
  specimen,
  guard: 'isPlainObject',
  from: 'scalar/isPlainObject.ts',
  limitsOf: (schema: object): ListLimits => Reflect.get(schema, 'listLimits'),
}));

/** Returns the imports for a module that is `up` from `src`. */
const from = (up: string) => ({
  guards: guards.map((one) => ({ ...one, from: up + one.from })),
  imports: imports.map((one) => ({ ...one, from: up + one.from })),
  command,
});

const { source, report } = compileModule({ schemas, from: '../index.ts', ...from('../') });

if (argv.includes('--report'))
  for (const { schema, compiled, fallbacks } of report) {
    console.log(`${schema}: ${compiled ? 'compiled' : 'left to valibot'}`);
    for (const { path, type, reason } of fallbacks) console.log(`  ${path} (${type}): ${reason}`);
  }

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}
const manifest = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Manifest;

/** Returns the `exports` of the package with one entry for each of `modules`, after that of the compiled schemas. */
function withAcceptEntries(modules: readonly string[]): Manifest['exports'] {
  const entries = modules.map((name) => {
    const file = `compiled/accept/${name}.generated`;
    return [
      `./accept/${name}`,
      {
        '@passmuster/source': `./src/${file}.ts`,
        types: `./dist/${file}.d.ts`,
        default: `./dist/${file}.js`,
      },
    ] as const;
  });
  return Object.fromEntries(
    Object.entries(manifest.exports).flatMap((entry) => {
      if (entry[0].startsWith('./accept/')) return [];
      return entry[0] === './compiled' ? [entry, ...entries] : [entry];
    }),
  );
}
const acceptModules = [...new Set(bodies.map(({ name }) => camelCase(name)))].sort();

writeGenerated(import.meta.url, [
  [
    'package.json',
    `${JSON.stringify({ ...manifest, exports: withAcceptEntries(acceptModules) }, null, 2)}\n`,
  ],
  ...Object.entries(runtimeModules(command)).map(
    ([file, text]) => [`src/compiled/runtime/${file}`, text] as const,
  ),
  ['src/compiled/index.generated.ts', `${source}\nexport * from '../index.ts';\n`],
  ...bodies.map(
    ({ name, value, from: file }) =>
      [
        `src/compiled/accept/${camelCase(name)}.generated.ts`,
        compileAcceptModule({
          schemas: { [name]: value as GenericSchema },
          from: `../../${file}`,
          runtime: '../runtime',
          ...from('../../'),
        }),
      ] as const,
  ),
]);
