/**
 * `pnpm release rehearse`: releases the committed state to a registry on this machine. In a clone that is deleted
 * afterwards it sets the versions, builds, publishes every package, and writes the SBOM; then it installs from that
 * registry by npm into an empty folder, runs the command line and the sandbox, and publishes the tables alone. This
 * repository stays as it is.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../matrix/installPackages.ts';
import { publishedManifests, root } from '../../matrix/packPackages.ts';
import { versions } from '../../matrix/versions.ts';
import { must } from './must.ts';
import { rehearseTables } from './rehearseTables.ts';
import { startVerdaccio } from './startVerdaccio.ts';

const folder = mkdtempSync(join(tmpdir(), 'passmuster-release-'));
const clone = join(folder, 'clone');
const project = join(folder, 'project');
const registry = await startVerdaccio(join(folder, 'registry'));
try {
  const account = await registry.signUp();
  await inClone(account);
  await asUser();
  await rehearseTables({ clone, project, folder, account, settings: registry.settings });
  console.log('passed');
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs the steps of the release workflow: versions, checks, SBOM, publishing. */
async function inClone(account: string): Promise<void> {
  await must(['git', 'clone', '--quiet', root, clone], folder);
  await must(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], clone);
  await must(['pnpm', 'changeset', 'version'], clone);
  await must(['pnpm', '--filter', '@passmuster/kyc', 'generate'], clone);
  const manifests = manifestsOf(clone);
  const numbers = [...new Set(manifests.map(({ version }) => version))];
  if (numbers.includes('0.0.0'))
    throw new Error('a package has no changeset: its version stays 0.0.0');
  console.log(`versions: ${numbers.join(', ')}`);

  await must(['pnpm', 'release', 'check'], clone);
  console.log('release check: passed');

  await must(['pnpm', 'release', 'sbom'], clone);
  const sbom = JSON.parse(readFileSync(join(clone, 'sbom.json'), 'utf8')) as {
    readonly components: readonly unknown[];
  };
  if (sbom.components.length === 0) throw new Error('the SBOM is empty');
  console.log(`SBOM: ${sbom.components.length} components`);

  // Provenance needs GitHub's identity, and only GitHub has that.
  for (const { file, ...manifest } of manifests) {
    writeFileSync(file, JSON.stringify({ ...manifest.json, publishConfig: { access: 'public' } }));
  }
  writeFileSync(join(clone, '.npmrc'), account);
  await must(['pnpm', 'release', 'publish'], clone);
}

/** Installs and runs the published packages, as a user who has only npm would. */
async function asUser(): Promise<void> {
  const wanted = Object.fromEntries(
    publishedManifests().map(({ name }) => [name, 'latest'] as const),
  );
  mkdirSync(project);
  writeFileSync(join(project, '.npmrc'), registry.settings);
  const { passed, output } = await installPackages(project, {
    ...wanted,
    valibot: versions.valibot,
  });
  if (!passed) throw new Error(output);
  const programs = join(root, 'tools/matrix/programs');
  cpSync(join(root, 'examples/us-llc.json'), join(project, 'customer.json'));
  for (const program of readdirSync(programs).filter((file) =>
    /^(libraries|main|commandLine|sandbox)\.mjs$/.test(file),
  )) {
    cpSync(join(programs, program), join(project, program));
  }
  for (const program of ['main.mjs', 'commandLine.mjs', 'sandbox.mjs']) {
    await must(['node', program], project);
    console.log(`installed from the registry, ${program}: passed`);
  }
}

interface ClonedManifest {
  readonly file: string;
  readonly version: string;
  readonly json: object;
}

function manifestsOf(repository: string): ClonedManifest[] {
  return readdirSync(join(repository, 'packages'))
    .map((name) => join(repository, 'packages', name, 'package.json'))
    .map((file) => ({
      file,
      json: JSON.parse(readFileSync(file, 'utf8')) as { version: string; private?: boolean },
    }))
    .filter(({ json }) => !json.private)
    .map(({ file, json }) => ({ file, json, version: json.version }));
}
