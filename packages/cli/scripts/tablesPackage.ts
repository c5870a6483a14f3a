/**
 * Writes `@passmuster/tables`, the tables of this repository as a package: `pnpm --filter passmuster tables-package FOLDER
 * VERSION`, with a version by calendar such as `2026.11.0`. With an Ed25519 key in `TABLES_PRIVATE_KEY`, PKCS #8 in base64,
 * its manifest is signed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTableSchema, signedBytes, type TablesManifest, tableIds } from '@passmuster/kyc';
import { toJsonSchema } from '@valibot/to-json-schema';
import { run } from '../src/run.ts';
import { silentTerminal } from './silentTerminal.ts';

const [folder = '', version = ''] = process.argv.slice(2);
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

async function writeSchemas(): Promise<readonly string[]> {
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  return Promise.all(
    tableIds.map(async (id) => {
      const file = `schemas/${id.replace('/', '-')}.schema.json`;
      // Dates are checked against the calendar beside their form, which JSON Schema can't say.
      const schema = toJsonSchema(await loadTableSchema(id), {
        errorMode: 'ignore',
        target: 'draft-2020-12',
      });
      write(file, json(schema));
      return file;
    }),
  );
}

async function sign(manifest: TablesManifest): Promise<string | undefined> {
  const { TABLES_PRIVATE_KEY: pkcs8 } = process.env;
  if (pkcs8 === undefined || pkcs8 === '') return undefined;
  const { subtle } = globalThis.crypto;
  const bytes = Buffer.from(pkcs8, 'base64');
  const key = await subtle.importKey('pkcs8', bytes, 'Ed25519', false, ['sign']);
  return Buffer.from(await subtle.sign('Ed25519', key, signedBytes(manifest))).toString('base64');
}

const jsonImport = (file: string): string => `    import('./${file}', { with: { type: 'json' } }),`;

const code = await run(
  ['tables', 'export', folder, '--no-config', '--bundle-version', version],
  silentTerminal,
);
if (code !== 0) throw new Error(`the tables were not exported: ${folder} ${version}`);
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as TablesManifest;
const files = manifest.tables.map(({ file }) => file);
const schemas = await writeSchemas();
const signature = await sign(manifest);
if (signature !== undefined) write('manifest.sig', `${signature}\n`);
write(
  'index.js',
  `/** Loads the bundle, for \`readTables\` of @passmuster/kyc. */
export async function loadBundle() {
  const [manifest, ...tables] = await Promise.all([
${['manifest.json', ...files].map(jsonImport).join('\n')}
  ]);
  return {
    manifest: manifest.default,
    tables: tables.map((table) => table.default),${signature === undefined ? '' : `\n    signature: '${signature}',`}
  };
}
`,
);
write(
  'index.d.ts',
  `/** Loads the bundle, for \`readTables\` of @passmuster/kyc, which checks it. */
export declare function loadBundle(): Promise<{
  readonly manifest: unknown;
  readonly tables: readonly unknown[];
  readonly signature?: string;
}>;
`,
);
write(
  'README.md',
  `# @passmuster/tables

The tables of Passmuster, version ${version}: newer ones for services whose code stays as it is.

\`\`\`js
import { defineConfig, readTables } from '@passmuster/kyc';
import { loadBundle } from '@passmuster/tables';

const tables = await readTables(await loadBundle());
export default defineConfig({ name: 'acme', tables });
\`\`\`

The packages carry a copy of the tables and need none of this one. Each table is a file, such as
\`@passmuster/tables/risk-ofac.json\`, with its day, source, count and SHA-256; \`schemas/\` has a JSON Schema of each.

| Table | Of | Rows |
|---|---|---|
${manifest.tables.map(({ id, asOf, count }) => `| ${id} | ${asOf} | ${count} |`).join('\n')}
`,
);
const { license, homepage, bugs, repository } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;
const ownFiles = ['manifest.json', ...files, ...schemas];
write(
  'package.json',
  json({
    name: '@passmuster/tables',
    version,
    description:
      'The tables of Passmuster by calendar: sanctions, countries at risk, banks, addresses, domains',
    license,
    ...{ homepage, bugs, repository },
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(ownFiles.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    files: ['index.js', 'index.d.ts', '*.json', 'manifest.sig', 'schemas'],
    engines: { node: '>=20.19' },
    publishConfig: { access: 'public', provenance: true },
  }),
);
write('LICENSE', readFileSync(new URL('../LICENSE', import.meta.url), 'utf8'));
console.log(
  `wrote @passmuster/tables ${version}: ${files.length} tables${signature === undefined ? '' : ', signed'}`,
);
