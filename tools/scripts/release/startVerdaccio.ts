/**
 * A registry on this machine that has our packages alone, and passes every other name on to the registry of this machine. For
 * `pnpm release rehearse`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installPackages } from '../../matrix/installPackages.ts';
import { versions } from '../../matrix/versions.ts';

/** A running registry. */
export interface RehearsalRegistry {
  /** Lines of an `.npmrc`, for those who install. */
  readonly settings: string;
  /** Creates the account that publishes, once, and returns lines of an `.npmrc` for it. */
  signUp(): Promise<string>;
  stop(): void;
}

/** Installs a registry into `folder` and starts it. */
export async function startVerdaccio(folder: string): Promise<RehearsalRegistry> {
  const port = await freePort();
  const registry = `http://127.0.0.1:${port}/`;
  const server = await installRegistry(folder, port);
  try {
    await answering(server, registry);
  } catch (error) {
    server.kill('SIGTERM');
    throw error;
  }
  const settings = `registry=${registry}\n`;
  return {
    settings,
    async signUp() {
      const answer = await fetch(`${registry}-/user/org.couchdb.user:rehearsal`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'rehearsal', password: crypto.randomUUID() }),
      });
      if (!answer.ok) throw new Error(`the registry made no account: ${answer.status}`);
      const { token } = (await answer.json()) as { token: string };
      return `${settings}//127.0.0.1:${port}/:_authToken=${token}\n`;
    },
    stop: () => void server.kill('SIGTERM'),
  };
}

async function installRegistry(at: string, port: number): Promise<ChildProcess> {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
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
async function answering(child: ChildProcess, registry: string): Promise<void> {
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
