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
import type { GenericSchema } from 'valibot';
import { ValidateAddressQuerySchema } from '../src/address/validateAddress.ts';
import { ListAssetCodesQuerySchema } from '../src/asset/assetCode.ts';
import { BusinessCustomerSchema } from '../src/customer/businessCustomer.ts';
import * as responses from '../src/envelope/responses.ts';
import { SuccessMessageSchema } from '../src/envelope/success.ts';
import * as exported from '../src/index.ts';
import { CreateBankPayoutMethodSchema } from '../src/payout/createBankPayoutMethod.ts';
import {
  DeletePayoutMethodParamsSchema,
  DeletePayoutMethodSchema,
} from '../src/payout/deletePayoutMethod.ts';
import { openObject } from '../src/scalar/openObject.ts';
import { plainObject } from '../src/scalar/plainObject.ts';
import { FindTransactionsParamsSchema } from '../src/transaction/transaction.ts';
import { CreateWalletSchema } from '../src/wallet/createWallet.ts';
import { ListWalletsQuerySchema } from '../src/wallet/listWalletsQuery.ts';
import { writeGenerated } from './writeGenerated.ts';

const command = '`pnpm --filter @passmuster/schemas compile`';

const camelCase = (name: string): string =>
  name.replace(/^./, (letter) => letter.toLowerCase()).replace(/Schema$/, '');

/** Schemas that the client accepts without valibot, by the path of their module under `src`. */
const bodies: Readonly<Record<string, Readonly<Record<string, GenericSchema>>>> = {
  'address/validateAddress': { ValidateAddressQuerySchema },
  'asset/assetCode': { ListAssetCodesQuerySchema },
  'customer/businessCustomer': { BusinessCustomerSchema },
  ...Object.fromEntries(
    Object.entries(responses).map(([name, schema]) => [
      `envelope/${camelCase(name)}`,
      { [name]: schema },
    ]),
  ),
  'envelope/success': { SuccessMessageSchema },
  'payout/createBankPayoutMethod': { CreateBankPayoutMethodSchema },
  'payout/deletePayoutMethod': { DeletePayoutMethodParamsSchema, DeletePayoutMethodSchema },
  'transaction/transaction': { FindTransactionsParamsSchema },
  'wallet/createWallet': { CreateWalletSchema },
  'wallet/listWalletsQuery': { ListWalletsQuerySchema },
};

/** Every schema that the package exports. */
const schemas = Object.fromEntries(
  Object.entries<unknown>(exported).filter((entry): entry is [string, GenericSchema] =>
    entry[0].endsWith('Schema'),
  ),
);

/** The functions of `v.check` and the lists that generated code imports by name. */
const sources = ['codes', 'scalar'].flatMap((folder) =>
  readdirSync(new URL(`../src/${folder}`, import.meta.url))
    .filter((file) => !file.endsWith('.test.ts') && (folder === 'codes' || file.startsWith('is')))
    .map((file) => `${folder}/${file}`),
);
const imports = (
  await Promise.all(
    sources.map(async (from) =>
      Object.entries<unknown>(await import(`../src/${from}`)).map(([name, value]) => ({
        value,
        name,
        from,
      })),
    ),
  )
).flat();
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
  for (const { schema, compiled, left } of report) {
    console.log(`${schema}: ${compiled ? 'compiled' : 'left to valibot'}`);
    for (const { path, type, reason } of left) console.log(`  ${path} (${type}): ${reason}`);
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
const acceptModules = Object.values(bodies).flatMap(Object.keys).map(camelCase).sort();

writeGenerated([
  [
    'package.json',
    `${JSON.stringify({ ...manifest, exports: withAcceptEntries(acceptModules) }, null, 2)}\n`,
  ],
  ...Object.entries(runtimeModules(command)).map(
    ([file, text]) => [`src/compiled/runtime/${file}`, text] as const,
  ),
  ['src/compiled/index.generated.ts', `${source}\nexport * from '../index.ts';\n`],
  ...Object.entries(bodies).flatMap(([module, some]) =>
    Object.entries(some).map(
      ([name, schema]) =>
        [
          `src/compiled/accept/${camelCase(name)}.generated.ts`,
          compileAcceptModule({
            schemas: { [name]: schema },
            from: `../../${module}.ts`,
            runtime: '../runtime',
            ...from('../../'),
          }),
        ] as const,
    ),
  ),
]);
