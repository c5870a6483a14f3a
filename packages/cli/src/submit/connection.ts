import { readFileSync } from 'node:fs';
import { type Client, createClient, isLoopback } from '@passmuster/client';
import { unreadableFile } from '../input/readBytes.ts';
import { CommandError } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface ConnectionOptions {
  readonly baseUrl?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly yes?: boolean | undefined;
  readonly allowPlainHttp?: boolean | undefined;
}

export interface Connection {
  readonly client: Client;
  readonly apiKey: string;
  /** Origin and path of the API, for the journal. */
  readonly api: string;
}

/** Returns whether a base URL is that of a sandbox: it is on this machine, or says so in its name. */
const isSandbox = ({ hostname }: URL): boolean =>
  isLoopback(hostname) || hostname.split(/[.-]/).includes('sandbox');

function apiKeyOf({ apiKeyFile }: ConnectionOptions, { env }: Terminal): string {
  let key = env['PASSMUSTER_API_KEY'];
  if (apiKeyFile !== undefined) {
    try {
      key = readFileSync(apiKeyFile, 'utf8');
    } catch (error) {
      throw unreadableFile(apiKeyFile, error);
    }
  }
  const trimmed = key?.trim() ?? '';
  if (trimmed === '') {
    throw new CommandError('set PASSMUSTER_API_KEY, or name a file with --api-key-file');
  }
  if (/[^\x21-\x7e]/.test(trimmed)) {
    throw new CommandError(
      'the API key has spaces or other characters that no key has. Copy it again',
    );
  }
  return trimmed;
}

const plainWarning =
  '--allow-plain-http: whoever can read the network reads the API key and what is submitted';

/** Returns the address of an API as journals name it. */
const apiOf = ({ origin, pathname }: URL): string => `${origin}${pathname.replace(/\/$/, '')}`;

/** Returns the API that options or the environment name, as journals do; undefined if they name none. */
export function namedApi(
  { baseUrl }: Pick<ConnectionOptions, 'baseUrl'>,
  { env }: Terminal,
): string | undefined {
  const url = URL.parse(baseUrl ?? env['PASSMUSTER_BASE_URL'] ?? '');
  return url ? apiOf(url) : undefined;
}

/** Returns the API to submit to, from options and environment. The key is never an option: others could see it. */
export async function connect(options: ConnectionOptions, terminal: Terminal): Promise<Connection> {
  const given = options.baseUrl ?? terminal.env['PASSMUSTER_BASE_URL'];
  if (given === undefined) {
    throw new CommandError('name the API with --base-url or PASSMUSTER_BASE_URL');
  }
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(
      '--base-url is not a web address. Pass one such as https://sandbox.example.com/api',
    );
  }
  const { allowPlainHttp = false } = options;
  const isPlain = url.protocol === 'http:' && !isLoopback(url.hostname);
  if (isPlain && !allowPlainHttp) {
    throw new CommandError(
      '--base-url must use https: the API key would be sent in plain text. For a sandbox on a network of your own, add --allow-plain-http',
    );
  }
  if (!isSandbox(url) && !options.yes) {
    throw new CommandError(
      `${url.host} doesn't look like a sandbox, and what is submitted there is real. Add --yes to continue`,
    );
  }
  const apiKey = apiKeyOf(options, terminal);
  const api = apiOf(url);
  if (isPlain) await note(terminal, plainWarning);
  const { fetch } = terminal;
  return { client: createClient({ baseUrl: api, apiKey, fetch, allowPlainHttp }), apiKey, api };
}
