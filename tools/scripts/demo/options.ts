import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';

export const root: string = join(import.meta.dirname, '../../..');

export const help = `demo [--reset] [--port N] [--sandbox-port N] [--data FOLDER]
  --reset   start with no data
  --port    first port to try (default: PORT, or 4173)
  --sandbox-port  first port to try for the sandbox (default: 8787)
  --data    folder of the data (default: .data)`;

export interface Options {
  /** Builds the demo first, if it has changed. */
  readonly isBuilt: boolean;
  /** Builds the documentation in the background, if it has changed. */
  readonly isDocumented: boolean;
  readonly isReset: boolean;
  readonly firstPort: number;
  readonly firstSandboxPort: number;
  readonly data: string;
}

/** @throws Refusal for a port that is none, and TypeError for an unknown option. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      build: { type: 'boolean', default: false },
      documentation: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      port: { type: 'string' },
      'sandbox-port': { type: 'string', default: '8787' },
      data: { type: 'string', default: join(root, '.data') },
    },
  });
  return {
    isBuilt: values.build,
    isDocumented: values.documentation,
    isReset: values.reset,
    firstPort:
      values.port === undefined
        ? readPort('PORT', environment['PORT'] || '4173')
        : readPort('--port', values.port),
    firstSandboxPort: readPort('--sandbox-port', values['sandbox-port']),
    data: values.data,
  };
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${option} ${text}: not a port. Give a number from 1 to 65535.`);
}

/** Returns the first free port from `from` on. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 100 && port <= 65_535; port += 1) {
    const probe = createServer();
    try {
      probe.listen(port, '127.0.0.1');
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
      return port;
    } catch {
      // Taken: the next one.
    }
  }
  throw new Refusal(
    `ports ${from} to ${from + 99} are all taken. Free one, or choose with --port.`,
  );
}
