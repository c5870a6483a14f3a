import * as v from 'valibot';
import { openDatabase } from './database.ts';

const CorrectionSchema = v.object({
  /** Why it was rejected: codes of the provider. Empty if no reason was given. */
  codes: v.array(v.string()),
  /** ID of the customer that was rejected. */
  customer: v.string(),
  /** When its application was opened again. Milliseconds. */
  at: v.optional(v.number()),
});
/** An application whose customer was rejected, until it is submitted again. */
export type Correction = Readonly<v.InferOutput<typeof CorrectionSchema>>;

const start = 'correction ';
const every = (): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`);
const keyOf = (draftId: string): string => start + draftId;

/** Keeps why an application was rejected, for the page where it is corrected. */
export async function saveCorrection(draftId: string, correction: Correction): Promise<void> {
  await (await openDatabase()).put('settings', correction, keyOf(draftId));
}

/** Returns why an application was rejected; undefined if it wasn't. */
export async function loadCorrection(draftId: string): Promise<Correction | undefined> {
  const stored = v.safeParse(
    CorrectionSchema,
    await (await openDatabase()).get('settings', keyOf(draftId)),
  );
  return stored.success ? stored.output : undefined;
}

/** Returns the corrections that aren't submitted yet, by the IDs of their drafts. */
export async function listCorrections(): Promise<ReadonlyMap<string, Correction>> {
  const keys = await (await openDatabase()).getAllKeys('settings', every());
  const found = new Map<string, Correction>();
  for (const key of keys) {
    const draftId = key.slice(start.length);
    const correction = await loadCorrection(draftId);
    if (correction) found.set(draftId, correction);
  }
  return found;
}

/** Forgets why it was rejected, once it is submitted again. */
export async function endCorrection(draftId: string): Promise<void> {
  await (await openDatabase()).delete('settings', keyOf(draftId));
}

/** Forgets every rejection: the sandbox no longer has the customers. */
export async function endAllCorrections(): Promise<void> {
  await (await openDatabase()).delete('settings', every());
}
