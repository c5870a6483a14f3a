/**
 * `pnpm release:rehearse`: releases the committed state to a registry on this machine. In a clone that is deleted
 * afterwards it sets the versions, builds, publishes every package, and writes the SBOM; then it installs from that
 * registry by npm into an empty folder and runs the command line and the sandbox. This repository stays as it is.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installPackages, userEnvironment } from '../../matrix/installPackages.ts';
import { publishedManifests, root } from '../../matrix/packPackages.ts';
import { runCommand } from '../../matrix/runCommand.ts';
import { versions } from '../../matrix/versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'passmuster-release-'));
const clone = join(folder, 'clone');
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
const port = await freePort();
const registry = `http://127.0.0.1:${port}/`;

const server = await installRegistry();
try {
  await answering(server);
  await inClone();
  await asUser();
  console.log('passed');
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs the steps of the release workflow: versions, checks, SBOM, publishing. */
async function inClone(): Promise<void> {
  await must(['git', 'clone', '--quiet', root, clone], folder);
  await must(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], clone);
  await must(['pnpm', 'changeset', 'version'], clone);
  await must(['pnpm', '--filter', '@passmuster/kyc', 'generate'], clone);
  const manifests = manifestsOf(clone);
  const numbers = [...new Set(manifests.map(({ version }) => version))];
  if (numbers.includes('0.0.0'))
    throw new Error('a package has no changeset: its version stays 0.0.0');
  console.log(`versions: ${numbers.join(', ')}`);

  await must(['pnpm', 'run', 'release:check'], clone);
  console.log('release:check: passed');

  await must(['pnpm', 'run', 'release:sbom'], clone);
  const sbom = JSON.parse(readFileSync(join(clone, 'sbom.json'), 'utf8')) as {
    readonly components: readonly unknown[];
  };
  if (sbom.components.length === 0) throw new Error('the SBOM is empty');
  console.log(`SBOM: ${sbom.components.length} components`);

  // Provenance needs GitHub's identity, and only GitHub has that.
  for (const { file, ...manifest } of manifests) {
    writeFileSync(file, JSON.stringify({ ...manifest.json, publishConfig: { access: 'public' } }));
  }
  const { token } = await signUp();
  writeFileSync(
    join(clone, '.npmrc'),
    `registry=${registry}\n//127.0.0.1:${port}/:_authToken=${token}\n`,
  );
  await must(['pnpm', 'run', 'release'], clone);
}

/** Installs and runs the published packages, as a user who has only npm would. */
async function asUser(): Promise<void> {
  const project = join(folder, 'project');
  const wanted = Object.fromEntries(
    publishedManifests().map(({ name }) => [name, 'latest'] as const),
  );
  mkdirSync(project);
  writeFileSync(join(project, '.npmrc'), `registry=${registry}\n`);
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

async function must(command: readonly string[], where: string): Promise<void> {
  const { passed, output } = await runCommand(command, where, userEnvironment());
  if (!passed) throw new Error(`${command.join(' ')} failed\n${output}`);
}

/** Starts a registry of our packages alone, which passes every other name on to the registry of this machine. */
async function installRegistry(): Promise<ChildProcess> {
  const at = join(folder, 'registry');
  const { passed, output } = await installPackages(
    at,
    { verdaccio: versions.verdaccio },
    // verdaccio asks for it by a tag, which mirrors of the registry may lack.
    { 'node-fetch': '2.7.0' },
  );
  if (!passed) throw new Error(`no registry: ${output}`);
  const everybody = { access: '$all', publish: '$authenticated' };
  const config = {
    storage: join(at, 'storage'),
    auth: { htpasswd: { file: join(at, 'htpasswd'), max_users: 1 } },
    uplinks: { upstream: { url: upstream, max_fails: 20, timeout: '60s' } },
    packages: {
      '@passmuster/*': everybody,
      passmuster: everybody,
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  };
  writeFileSync(join(at, 'config.yaml'), JSON.stringify(config));
  const args = [
    'node_modules/verdaccio/bin/verdaccio',
    '--config',
    'config.yaml',
    '--listen',
    `127.0.0.1:${port}`,
  ];
  return spawn(process.execPath, args, { cwd: at, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Waits until the registry answers. */
async function answering(child: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${registry}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (tries > 600 || child.exitCode !== null) throw new Error('the registry did not start');
    await delay(100);
  }
}

/** Creates the account that publishes. It is deleted with the registry. */
async function signUp(): Promise<{ readonly token: string }> {
  const answer = await fetch(`${registry}-/user/org.couchdb.user:rehearsal`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'rehearsal', password: crypto.randomUUID() }),
  });
  if (!answer.ok) throw new Error(`the registry made no account: ${answer.status}`);
  return (await answer.json()) as { token: string };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
