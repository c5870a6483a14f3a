import * as v from 'valibot';
import { openDatabase } from './database.ts';

const CodesSchema = v.array(v.string());
const keyOf = (draftId: string): string => `correction ${draftId}`;

/** Keeps why an application was rejected, for the page where it is corrected: codes of the provider. */
export async function saveCorrection(draftId: string, codes: readonly string[]): Promise<void> {
  await (await openDatabase()).put('settings', codes, keyOf(draftId));
}

/** Returns why an application was rejected; nothing if it wasn't. */
export async function loadCorrection(draftId: string): Promise<readonly string[]> {
  const stored = v.safeParse(
    CodesSchema,
    await (await openDatabase()).get('settings', keyOf(draftId)),
  );
  return stored.success ? stored.output : [];
}

/** Forgets why it was rejected, once it is submitted again. */
export async function endCorrection(draftId: string): Promise<void> {
  await (await openDatabase()).delete('settings', keyOf(draftId));
}
