import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../matrix/packPackages.ts';
import { must } from './must.ts';

const version = '2026.11.0';

/** Where the code was released to, and installed. */
interface Rehearsal {
  readonly clone: string;
  /** A project that has every package of the code. */
  readonly project: string;
  readonly folder: string;
  /** Lines of an `.npmrc`, for those who publish and those who install. */
  readonly account: string;
  readonly settings: string;
}

/**
 * Releases the tables as their workflow does, without the code: writes the package, signs and publishes it. Then it is
 * installed alone, and beside the code that was released before, which takes the tables by the key.
 */
export async function rehearseTables(rehearsal: Rehearsal): Promise<void> {
  const { clone, project, folder, account, settings } = rehearsal;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const tables = join(folder, 'tables');
  await must(['pnpm', '--filter', 'passmuster', 'tables-package', tables, version], clone, {
    TABLES_PRIVATE_KEY: pkcs8,
  });
  // Provenance needs GitHub's identity, and only GitHub has that.
  const file = join(tables, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, publishConfig: { access: 'public' } }));
  writeFileSync(join(tables, '.npmrc'), account);
  const versionsOfCode = () =>
    must(['npm', 'view', '@passmuster/kyc', 'versions', '--json'], project);
  const before = await versionsOfCode();
  await must(['npm', 'publish'], tables);
  if ((await versionsOfCode()) !== before)
    throw new Error('the code was published with the tables');

  const alone = join(folder, 'alone');
  mkdirSync(alone);
  writeFileSync(join(alone, 'package.json'), '{ "private": true }');
  writeFileSync(join(alone, '.npmrc'), settings);
  const programs = join(root, 'tools/matrix/programs');
  for (const [where, program] of [
    [alone, 'tablesAlone.mjs'],
    [project, 'tables.mjs'],
  ] as const) {
    await must(['npm', 'install', `@passmuster/tables@${version}`], where);
    cpSync(join(programs, program), join(where, program));
    // The key itself is the end of its DER form.
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
    await must(['node', program], where, { TABLES_PUBLIC_KEY: key });
    console.log(`installed from the registry, ${program}: passed`);
  }
}
