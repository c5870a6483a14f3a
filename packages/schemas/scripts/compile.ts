/**
 * Writes `src/compiled/`: the accept path of every request, response and error body, and in its folder
 * `accept` that of requests and responses without valibot.
 * `--check` writes nothing and fails if a file would change.
 */
import { readdirSync } from 'node:fs';
import {
  acceptRuntimeModule,
  compileAcceptModule,
  compileModule,
  runtimeModules,
} from '@passmuster/compiler';
import type { GenericSchema } from 'valibot';
import { ValidateAddressQuerySchema } from '../src/address/validateAddress.ts';
import { ListAssetCodesQuerySchema } from '../src/asset/assetCode.ts';
import { BusinessCustomerSchema } from '../src/customer/businessCustomer.ts';
import { AuthenticationErrorSchema, OperationErrorSchema } from '../src/envelope/failure.ts';
import * as responses from '../src/envelope/responses.ts';
import { SuccessMessageSchema } from '../src/envelope/success.ts';
import { CreateBankPayoutMethodSchema } from '../src/payout/createBankPayoutMethod.ts';
import {
  DeletePayoutMethodParamsSchema,
  DeletePayoutMethodSchema,
} from '../src/payout/deletePayoutMethod.ts';
import { CalendarDateSchema } from '../src/scalar/calendarDate.ts';
import { CallingCodeSchema } from '../src/scalar/callingCode.ts';
import { E164Schema } from '../src/scalar/e164.ts';
import { EmailSchema } from '../src/scalar/emailAddress.ts';
import { ImageSourceSchema } from '../src/scalar/imageSource.ts';
import { openObject } from '../src/scalar/openObject.ts';
import { plainObject } from '../src/scalar/plainObject.ts';
import { WebUrlSchema } from '../src/scalar/webUrl.ts';
import { FindTransactionsParamsSchema } from '../src/transaction/transaction.ts';
import { CreateWalletSchema } from '../src/wallet/createWallet.ts';
import {
  ListWalletsQuerySchema,
  ListWalletsQueryTextSchema,
} from '../src/wallet/listWalletsQuery.ts';
import { writeGenerated } from './writeGenerated.ts';

const command = '`pnpm --filter @passmuster/schemas compile`';

const camelCase = (name: string): string =>
  name.replace(/^./, (letter) => letter.toLowerCase()).replace(/Schema$/, '');

/** `CreateWalletResponseSchema` is exported by `createWalletResponse.ts`. */
const responseModules = Object.entries(responses).map(([name, schema]) => {
  return [`envelope/${camelCase(name)}`, { [name]: schema }] as const;
});

/** The module of each schema, by the path it has under `src`. */
const modules: Readonly<Record<string, Readonly<Record<string, GenericSchema>>>> = {
  'address/validateAddress': { ValidateAddressQuerySchema },
  'asset/assetCode': { ListAssetCodesQuerySchema },
  'customer/businessCustomer': { BusinessCustomerSchema },
  'envelope/failure': { OperationErrorSchema, AuthenticationErrorSchema },
  ...Object.fromEntries(responseModules),
  'envelope/success': { SuccessMessageSchema },
  'payout/createBankPayoutMethod': { CreateBankPayoutMethodSchema },
  'payout/deletePayoutMethod': { DeletePayoutMethodParamsSchema, DeletePayoutMethodSchema },
  'transaction/transaction': { FindTransactionsParamsSchema },
  'wallet/createWallet': { CreateWalletSchema },
  'wallet/listWalletsQuery': { ListWalletsQuerySchema, ListWalletsQueryTextSchema },
};

const guard = { guard: 'isPlainObject', from: '../scalar/isPlainObject.ts', passesPlain: true };
const guards = [
  { specimen: plainObject({}), ...guard },
  { specimen: openObject({}), ...guard },
];

/** The verdicts of these are read out of text by hand in generated code. */
const substitutes = [
  { of: EmailSchema.pipe[1].requirement, name: 'scanEmail' },
  { of: E164Schema.pipe[1].requirement, name: 'scanE164' },
  { of: CallingCodeSchema.pipe[1].requirement, name: 'scanCallingCode' },
  { of: CalendarDateSchema.pipe[1].requirement, name: 'scanDate' },
  { of: WebUrlSchema.pipe[1].requirement, name: 'scanWebUrl' },
  { of: ImageSourceSchema.pipe[1].requirement, name: 'scanImageSource' },
].map((one) => ({ ...one, from: `./scan/${one.name}.ts` }));

const fileOf = (module: string): string => `${module.split('/').at(-1)}.ts`;

const door = Object.entries(modules).map(([module, schemas]) => {
  const names = Object.keys(schemas).map((name) => name.replace(/Schema$/, ''));
  const exported = [...names.map((name) => `is${name}`), ...names.map((name) => `parse${name}`)];
  return `export {\n${exported.map((name) => `  ${name},\n`).join('')}} from './${fileOf(module)}';`;
});

/** What the modules without valibot import: the functions of `v.check` and the lists. */
const sources = ['codes', 'scalar'].flatMap((folder) =>
  readdirSync(new URL(`../src/${folder}`, import.meta.url))
    .filter((file) => !file.endsWith('.test.ts') && (folder === 'codes' || file.startsWith('is')))
    .map((file) => `${folder}/${file}`),
);
const imports = (
  await Promise.all(
    sources.map(async (source) =>
      Object.entries<unknown>(await import(`../src/${source}`)).map(([name, value]) => ({
        value,
        name,
        from: `../../${source}`,
      })),
    ),
  )
).flat();
const acceptGuards = guards.map((one) => ({ ...one, from: '../../scalar/isPlainObject.ts' }));

/** What the client sends and is answered, a file each: error bodies it reads by itself. */
const accepted = Object.entries(modules).flatMap(([module, schemas]) =>
  Object.entries(schemas)
    .filter(([name]) => !/Error|QueryText/.test(name))
    .map(([name, schema]) => ({ file: camelCase(name), name, schema, from: `../../${module}.ts` })),
);

writeGenerated([
  ...Object.entries(runtimeModules(command)).map(
    ([file, text]) => [`src/compiled/${file}`, text] as const,
  ),
  ['src/compiled/index.ts', `// Generated by ${command}. Do not edit.\n${door.join('\n')}\n`],
  ...Object.entries(modules).map(
    ([module, schemas]) =>
      [
        `src/compiled/${fileOf(module)}`,
        compileModule({ schemas, from: `../${module}.ts`, guards, substitutes, command }),
      ] as const,
  ),
  ['src/compiled/accept/runtime.ts', acceptRuntimeModule(command)],
  ...accepted.map(
    ({ file, name, schema, from }) =>
      [
        `src/compiled/accept/${file}.ts`,
        compileAcceptModule({
          schemas: { [name]: schema },
          from,
          guards: acceptGuards,
          imports,
          command,
        }),
      ] as const,
  ),
]);
