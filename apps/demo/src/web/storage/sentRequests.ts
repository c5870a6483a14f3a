import { openDatabase } from './database.ts';

/** A request that was sent and may have created something. */
export interface SentRequest {
  /** Of its submission. */
  readonly key: string;
  /** Its body. */
  readonly body: unknown;
}

const start = 'sent ';
const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Saves a request before it is sent, so that its doubt is found again. */
export async function saveSent({ key, body }: SentRequest): Promise<void> {
  await (await openDatabase()).put('settings', body, start + key);
}

/** Returns the requests whose keys start like this. */
export async function listSent(prefix: string): Promise<readonly SentRequest[]> {
  const database = await openDatabase();
  const names = await database.getAllKeys('settings', within(start + prefix));
  return Promise.all(
    names.map(async (name) => ({
      key: name.slice(start.length),
      body: await database.get('settings', name),
    })),
  );
}

/** Forgets a request: it is known what became of it. */
export async function forgetSent(key: string): Promise<void> {
  await (await openDatabase()).delete('settings', start + key);
}

export async function forgetAllSent(): Promise<void> {
  await (await openDatabase()).delete('settings', within(start));
}
