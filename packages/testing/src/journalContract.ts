import { expect } from 'vitest';

interface Sent {
  readonly key: string;
  readonly type: 'sent';
  readonly attempt: {
    readonly at: string;
    readonly hash: string;
    readonly mark: readonly string[];
  };
}

/** What a journal of `@passmuster/client/submission` can do, wherever it keeps its entries. */
export interface TestedJournal {
  readonly salt: string;
  readonly find: (names: readonly string[]) => Promise<readonly { readonly key: string }[]>;
  readonly append: (entry: Sent) => Promise<void>;
  readonly hold: <Result>(
    names: readonly string[],
    work: () => Promise<Result>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result>;
}

const sent = (key: string, hash: string, mark: readonly string[] = []): Sent => ({
  key,
  type: 'sent',
  attempt: { at: '2026-11-21T15:20:00.000Z', hash, mark },
});

/** Returns a promise, and what resolves it. */
function milestone() {
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reach, reached };
}

/**
 * What every journal must hold to. `open` opens the journal that an earlier call has left, as a page that is loaded again
 * or a second run does.
 */
export const journalContract: readonly {
  readonly title: string;
  readonly run: (open: () => Promise<TestedJournal>) => Promise<void>;
}[] = [
  {
    title: 'an entry is found by its key and by each part of its mark, once',
    run: async (open) => {
      const journal = await open();
      const entry = sent('a', 'h', ['email:1', 'phone:2']);
      await journal.append(entry);
      await journal.append(sent('b', 'h', ['email:3']));
      for (const names of [['a'], ['email:1'], ['phone:2'], ['a', 'email:1', 'phone:2']]) {
        expect(await journal.find(names)).toEqual([entry]);
      }
      expect(await journal.find([])).toEqual([]);
      expect(await journal.find(['c', 'email:2', 'constructor', ''])).toEqual([]);
    },
  },
  {
    title: 'entries come in the order in which they were added',
    run: async (open) => {
      const journal = await open();
      const entries = ['2', '1', '3'].map((hash) => sent('key', hash, [`email:${hash}`]));
      for (const entry of entries) await journal.append(entry);
      expect(await journal.find(['email:3', 'key', 'email:1'])).toEqual(entries);
    },
  },
  {
    title: 'entries and the salt are there when it is opened again',
    run: async (open) => {
      const first = await open();
      await first.append(sent('kept', 'h', ['email:9']));
      const again = await open();
      expect(await again.find(['email:9'])).toEqual([sent('kept', 'h', ['email:9'])]);
      expect(again.salt).toBe(first.salt);
      expect(first.salt.length).toBeGreaterThan(0);
    },
  },
  {
    title: 'while a name is held, others wait for it in their order',
    run: async (open) => {
      const { hold } = await open();
      const log: string[] = [];
      const [begin, end] = [milestone(), milestone()];
      const first = hold(['a', 'b'], async () => {
        log.push('first');
        begin.reach();
        await end.reached;
        log.push('first ends');
        return 1;
      });
      await begin.reached;
      const second = hold(['b', 'c'], async () => void log.push('second'));
      const third = hold(['b'], async () => void log.push('third'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(log).toEqual(['first']);
      end.reach();
      expect(await first).toBe(1);
      await Promise.all([second, third]);
      expect(log).toEqual(['first', 'first ends', 'second', 'third']);
    },
  },
  {
    title: 'a signal ends the wait for a name, whose holder keeps it',
    run: async (open) => {
      const { hold } = await open();
      const log: string[] = [];
      const [begin, end] = [milestone(), milestone()];
      const first = hold(['a'], () => {
        begin.reach();
        return end.reached;
      });
      await begin.reached;
      const controller = new AbortController();
      const never = async () => void log.push('second');
      const second = hold(['a', 'b'], never, { signal: controller.signal });
      const third = hold(['a'], async () => void log.push('third'));
      controller.abort(new Error('stopped'));
      await expect(second).rejects.toThrow('stopped');
      await expect(hold(['c'], never, { signal: controller.signal })).rejects.toThrow('stopped');
      expect(await hold(['b'], async () => 'free')).toBe('free');
      expect(log).toEqual([]);
      end.reach();
      await Promise.all([first, third]);
      expect(log).toEqual(['third']);
    },
  },
  {
    title: 'work that fails frees its names',
    run: async (open) => {
      const { hold } = await open();
      await expect(hold(['a'], () => Promise.reject(new Error('failed')))).rejects.toThrow(
        'failed',
      );
      expect(await hold(['a'], async () => 'free')).toBe('free');
    },
  },
];
