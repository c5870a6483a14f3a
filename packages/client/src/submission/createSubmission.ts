import { notifyHook } from '../config/hooks.ts';
import { answeredBy, lost, type SubmissionAnswer } from './answeredBy.ts';
import { hashOf, type SubmissionBody } from './hashOf.ts';
import type { Journal } from './journal.ts';
import type { IdentityField, Known, Mark } from './known.ts';
import { changedFields, type Identity, markIn } from './markOf.ts';
import { maySend } from './maySend.ts';
import { next, type SubmissionEvent } from './next.ts';
import { readKnown } from './readKnown.ts';

/** What a person, or a complete listing, found out about the attempts in doubt: what they created, or that they did not. */
export type Settlement = { readonly id?: string | undefined } | 'not-created';

/** Options of `createSubmission`. */
export interface SubmissionOptions<Body extends SubmissionBody, Answer extends SubmissionAnswer> {
  /** Names what is submitted, whatever becomes of its content: the id of an application. */
  readonly key: string;
  readonly journal: Journal;
  readonly now: () => Date;
  /** Sends the body once. Must not retry after a request that may have arrived. */
  readonly send: (body: Body) => Promise<Answer>;
  /**
   * Codes that refuse a customer as a duplicate, and the field that another one has. The specification
   * names none (SPEC-GAP 16). Default `{ DUPLICATE_EMAIL: 'email', DUPLICATE_PHONE: 'phone' }`.
   */
  readonly duplicateCodes?: Readonly<Record<string, IdentityField>> | undefined;
}

/** How a body is to be submitted. */
export interface SubmitOptions {
  /** Of a customer or a payout method; wallets have none. Compared, as salted hashes, with all earlier attempts of the journal. */
  readonly identity?: Identity | undefined;
  /** True if a person has seen the doubt of the current `state` and sends nevertheless. */
  readonly acknowledged?: boolean | undefined;
  /** Ends the wait for another page or process that holds the submission: `submit` rejects, and nothing is sent. It doesn't end a request. */
  readonly signal?: AbortSignal | undefined;
}

/** One thing that is created at most once. */
export interface Submission<Body extends SubmissionBody, Answer extends SubmissionAnswer> {
  /** What is known. The same object until something changes. */
  readonly state: Known;
  /** Calls `listener` after each change. The first subscription reads the journal. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads the journal again, for example when another page says that it changed. Waits while another page is sending. With
   * an `identity`, `state` also has the attempts of other submissions with the same email or phone.
   */
  readonly refresh: (identity?: Identity) => Promise<void>;
  /**
   * Returns the fields of an identity that the attempts in doubt had with other values: the API finds no duplicate by them.
   * Without a doubt, it is compared with the last attempt.
   */
  readonly changedSince: (identity: Identity) => Promise<readonly IdentityField[]>;
  /**
   * Sends the body if `maySend` allows it, and returns the answer; undefined if nothing was sent, and `state` says why.
   * The attempt is in the journal before the request leaves. Rejects if the journal can't be written: nothing was
   * sent, or, if `state` is no longer `sending`, the answer could not be recorded.
   */
  readonly submit: (body: Body, options?: SubmitOptions) => Promise<Answer | undefined>;
  /** Ends the doubt of the current `state`: the only way out of it. A doubt that another submission made is settled there. */
  readonly settle: (found: Settlement) => Promise<void>;
}

/** Compares two states. */
const isSame = (a: Known, b: Known): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns a submission that is sent at most once, unless a person decides otherwise: a lost answer leaves a doubt, across
 * reloads and pages, that no later answer clears. `journal` keeps it.
 *
 * @example
 * const journal = createMemoryJournal('a salt of this test');
 * const send = async () => ({ data: { id: 'c-1' } });
 * const submission = createSubmission({ key: 'application-7', journal, now: () => new Date(0), send });
 * await submission.submit('{"email":"ada@example.com"}', { identity: { email: 'ada@example.com' } });
 * submission.state.kind // 'created'
 */
export function createSubmission<Body extends SubmissionBody, Answer extends SubmissionAnswer>({
  key,
  journal,
  now,
  send,
  duplicateCodes,
}: SubmissionOptions<Body, Answer>): Submission<Body, Answer> {
  let state: Known = { kind: 'loading' };
  /** Of the last body that was to be submitted. */
  let mark: Mark = [];
  const listeners = new Set<() => void>();

  const set = (known: Known): void => {
    if (isSame(known, state)) return;
    state = known;
    for (const listener of listeners) notifyHook(listener, undefined);
  };

  const append = (event: SubmissionEvent): Promise<void> => journal.append({ ...event, key });

  const read = async (): Promise<void> => set(await readKnown(journal, key, mark));

  /** How often this page has begun or ended to hold the key. */
  let turns = 0;

  const hold: Journal['hold'] = (names, work, options) => {
    const inTurn = async () => {
      turns += 1;
      try {
        return await work();
      } finally {
        turns += 1;
      }
    };
    return journal.hold(names, inTurn, options);
  };

  /** Records an answer, which is known even if that fails. */
  const record = (event: SubmissionEvent): Promise<void> => {
    set(next(state, event));
    return append(event);
  };

  /** Reads the journal while the key is held: an attempt without an answer will not get one any more. */
  const readHeld = async (): Promise<void> => {
    await read();
    if (state.kind === 'sending') await record(lost);
  };

  const refresh = async (identity?: Identity): Promise<void> => {
    if (identity) mark = await markIn(journal, identity);
    const before = turns;
    const known = await readKnown(journal, key, mark);
    // What this page knows while it holds the key is newer than what it read before or meanwhile.
    if (before % 2 === 0 && turns === before) set(known);
    await hold([key], readHeld);
  };

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (state.kind === 'loading') void refresh().catch(() => {});
      return () => void listeners.delete(listener);
    },
    refresh,
    async submit(body, { identity = {}, acknowledged, signal } = {}) {
      if (state.kind === 'loading') await refresh();
      const seen = state;
      const itsMark = await markIn(journal, identity);
      const hash = await hashOf(journal.salt, body);
      const sendHeld = async () => {
        mark = itsMark;
        await readHeld();
        // What the caller decided on is no longer so: another click, another page, or a mark that was met before.
        if (!isSame(seen, state)) return undefined;
        const may = maySend(state);
        if (may === 'no' || (may === 'acknowledged' && !acknowledged)) return undefined;
        const sent = { type: 'sent', attempt: { at: now().toISOString(), hash, mark } } as const;
        await append(sent);
        set(next(state, sent));
        let answered = lost;
        try {
          const answer = await send(body);
          answered = answeredBy(answer, duplicateCodes);
          return answer;
        } finally {
          await record(answered);
        }
      };
      return hold([key, ...itsMark].sort(), sendHeld, { signal });
    },
    changedSince: async (identity) =>
      changedFields((state.doubt ?? state.attempt)?.mark ?? [], await markIn(journal, identity)),
    async settle(found) {
      const seen = state;
      await hold([key], async () => {
        await readHeld();
        if (!seen.doubt || !isSame(seen, state)) return;
        await append({
          type: 'reconciled',
          ...(found === 'not-created'
            ? { outcome: 'absent' }
            : { outcome: 'exists', id: found.id }),
        });
        await read();
      });
    },
  };
}
