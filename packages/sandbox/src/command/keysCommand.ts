import { parseArgs } from 'node:util';
import { openStore } from '../db/openStore.ts';
import { environments } from '../ledger/apiKey.ts';
import { createKeyStore } from '../ledger/createKeyStore.ts';
import type { KeyEntry, KeyStore } from '../ledger/keyStore.ts';
import { type Environment, storageOf } from './environment.ts';

const usage = `Usage: passmuster-sandbox keys create [--merchant name] [--environment sandbox|development|staging|production] [--expires 2027-01-31T00:00:00Z]
       passmuster-sandbox keys list
       passmuster-sandbox keys rotate <id> [--grace seconds]
       passmuster-sandbox keys revoke <id>`;

/** Runs `passmuster-sandbox keys ...`, whether or not a server is running. A new key is shown once. */
export async function keysCommand(
  words: readonly string[],
  environment: Environment,
  write: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      merchant: { type: 'string' },
      environment: { type: 'string' },
      expires: { type: 'string' },
      grace: { type: 'string' },
    },
  });
  const [action, id = ''] = positionals;
  const store = await openStore(storageOf(environment));
  try {
    const keys = createKeyStore(store, Date.now);
    if (action === 'create') write(await create(keys, values));
    else if (action === 'list') for (const entry of await keys.list()) write(lineOf(entry));
    else if (action === 'rotate') write(found(await keys.rotate(id, graceMs(values.grace))));
    else if (action === 'revoke') write(found((await keys.revoke(id)) ? 'Revoked' : undefined));
    else throw new Error(usage);
  } finally {
    await store.close();
  }
}

interface CreateWords {
  readonly merchant?: string | undefined;
  readonly environment?: string | undefined;
  readonly expires?: string | undefined;
}

function create(keys: KeyStore, { merchant, environment: named, expires }: CreateWords) {
  const environment = environments.find((known) => known === named);
  if (named !== undefined && environment === undefined) throw new Error(usage);
  const expiry = expires === undefined ? undefined : new Date(expires);
  // Beyond the year 9999 dates do not compare as text.
  if (expiry && !(expiry.getTime() < Date.UTC(10_000, 0))) throw new Error(usage);
  return keys.create({
    ...(merchant === undefined ? {} : { merchant }),
    ...(environment === undefined ? {} : { environment }),
    ...(expiry === undefined ? {} : { expiresAt: expiry.toISOString() }),
  });
}

function graceMs(text = '0'): number {
  const seconds = Number(text);
  if (!(seconds >= 0)) throw new Error(usage);
  return seconds * 1000;
}

function found(line: string | undefined): string {
  if (line === undefined)
    throw new Error('No key has this id; list them with: passmuster-sandbox keys list');
  return line;
}

function lineOf({ id, merchant, environment, hint, expires_at, revoked_at }: KeyEntry): string {
  const state = revoked_at
    ? `revoked ${revoked_at}`
    : expires_at
      ? `expires ${expires_at}`
      : 'valid';
  return [id, merchant, environment, hint, state].join('  ');
}
