import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Client } from '@passmuster/client';
import { outputError } from '../src/output/outputFile.ts';
import type { EarlierRows } from '../src/submit/earlierRows.ts';
import { holderHere } from '../src/submit/lockHolder.ts';
import { findLostElsewhere } from '../src/submit/lostRows.ts';
import type { FileJournal } from '../src/submit/openJournal.ts';
import { type Row, RowSender } from '../src/submit/rowSender.ts';
import { CommandError } from '../src/terminal/commandError.ts';
import type { FakeApi, Treatment } from './fakeApi.ts';

/** What happens while a run sends its rows. */
export interface Course {
  /** By the number of the request, again and again. */
  readonly treatments: readonly Treatment[];
  /** The request at which the process is killed: before it leaves, or when its answer comes. */
  readonly killAt?: { readonly request: number; readonly when: 'before' | 'after' } | undefined;
  /** The write to the journal from which on the disk is full. */
  readonly fullAt?: number | undefined;
  /** Rows that a person names with `--resend`. */
  readonly resend: readonly number[];
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a run is given. */
export interface Stage {
  readonly api: FakeApi;
  readonly journal: FileJournal;
  readonly path: string;
  /** What the journals of other files know. */
  readonly earlier: EarlierRows;
  readonly client: (fetch: Fetch) => Client;
  readonly now: () => Date;
  /** Starts another run with the same journal. */
  readonly startAnother: () => void;
  /** Called with a promise that was broken. */
  readonly report: (problem: string) => void;
}

/** How a run ended. */
export interface Played {
  readonly isKilled: boolean;
  /** Whether something stopped it before the last row. */
  readonly isOver: boolean;
  /** Names of the rows that were sent because of `--resend`. */
  readonly resent: ReadonlySet<string>;
  readonly unsettled: number;
}

const never = new Promise<never>(() => {});

/** Plays one run, two rows at a time, and ends it as a process would: if it is killed, nothing of it goes on. */
export async function playRun(course: Course, rows: readonly Row[], stage: Stage): Promise<Played> {
  const { treatments, killAt, fullAt, resend } = course;
  const { api, journal, path } = stage;
  const resent = new Set<string>();
  const current = new AsyncLocalStorage<Row>();
  let requests = 0;
  let writes = 0;
  let isDead = false;
  let kill: () => void = () => {};
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const die = (): Promise<never> => {
    isDead = true;
    kill();
    return never;
  };

  const fetch: Fetch = async (url, init) => {
    const at = requests;
    requests += 1;
    if (isDead) return never;
    if (at === 0) refuseAnother(stage);
    const isLast = at === killAt?.request;
    if (isLast && killAt?.when === 'before') return die();
    const treatment = treatments[at % treatments.length] ?? 'answered';
    const answer = api.answer(url, init, treatment, current.getStore()?.name);
    return isLast ? answer.then(die, die) : answer;
  };
  const forRow: FileJournal['forRow'] = (row) => {
    const own = journal.forRow(row);
    return {
      ...own,
      append: async (entry) => {
        if (isDead) return never;
        writes += 1;
        if (fullAt !== undefined && writes > fullAt) {
          throw outputError(path, Object.assign(new Error(), { code: 'ENOSPC' }));
        }
        await own.append(entry);
        if (entry.type === 'sent' && resend.includes(row)) resent.add(entry.key);
      },
    };
  };

  const sender = new RowSender({
    ...{ kind: 'wallet', client: stage.client(fetch), journal: { ...journal, forRow } },
    ...{ resend: new Set(resend), now: stage.now, elapsed: () => 0, wait: async () => {} },
    earlier: stage.earlier,
    interrupted: new AbortController().signal,
  });
  let unsettled = rows.length;
  const work = async (): Promise<void> => {
    for (let at = 0; at < rows.length && !sender.isOver; at += 2) {
      const next = rows.slice(at, at + 2);
      const settled = await Promise.all(
        next.map((row) => current.run(row, () => sender.send(row))),
      );
      unsettled -= settled.length;
    }
  };
  const end = work().then(() => {
    const names = new Set(rows.map(({ name }) => name));
    return sender.isOver ? [] : findLostElsewhere(names, journal, stage.now);
  });
  await Promise.race([end, killed]);
  journal.close();
  if (isDead) leaveBehind(path);
  return { isKilled: isDead, isOver: sender.isOver, resent, unsettled };
}

function refuseAnother({ startAnother, report }: Stage): void {
  try {
    startAnother();
    report('two runs held one journal');
  } catch (error) {
    if (!(error instanceof CommandError && error.message.includes('another run'))) throw error;
  }
}

/** What a killed process leaves: its lock, and half of the line it was writing. */
function leaveBehind(path: string): void {
  appendFileSync(path, '{"type":"answe');
  const holder = { ...holderHere(`ended-${Date.now()}`), pid: 2 ** 22 + 1, started: '1' };
  writeFileSync(`${path}.lock`, JSON.stringify(holder));
}
