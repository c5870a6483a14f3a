import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@passmuster/client';
import { type Known, next } from '@passmuster/client/submission';
import { readLines } from '../src/submit/journalLines.ts';
import { type FileJournal, openJournal } from '../src/submit/openJournal.ts';
import { reconcileRows } from '../src/submit/reconcileRows.ts';
import { rowNames } from '../src/submit/rowNames.ts';
import type { Row } from '../src/submit/rowSender.ts';
import { descriptionOf, FakeApi } from './fakeApi.ts';
import { type Course, playRun } from './playRun.ts';
import { SubmitLedger } from './submitLedger.ts';

/**
 * A file of rows and its journal, on disk, an API, and a machine with its clock. Every run is one of the command line but
 * for its arguments and texts. `problems` lists every broken promise.
 */
export class SubmitWorld {
  readonly problems: string[] = [];
  readonly api: FakeApi = new FakeApi();
  rows: string[];
  apiKey = 'key-0';
  /** Seconds that passed, by which the clock of the machine was moved, and at which it was started. */
  passed = 0;
  moved = 0;
  started = -1_000_000;
  readonly #folder: string;
  #journal: string;
  #files = 0;
  readonly #ledger = new SubmitLedger(this.api);

  constructor(folder: string, rows: readonly string[]) {
    this.#folder = mkdtempSync(join(folder, 'submit-'));
    this.rows = [...rows];
    this.#journal = this.#newPath();
    this.api.now = () => new Date(Date.UTC(2026, 10, 21) + this.passed * 1000);
  }

  end(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #newPath(): string {
    this.#files += 1;
    return join(this.#folder, `${this.#files}.journal`);
  }

  readonly #clocks = {
    now: (): Date => new Date(this.api.now().getTime() + this.moved * 1000),
    uptime: (): number => this.passed - this.started,
  };

  #open(path = this.#journal, isAdopted = false): FileJournal {
    return openJournal(path, {
      ...{ operation: 'createWallet', api: 'https://sandbox.example/api', isAdopted },
      ...{ apiKey: this.apiKey, uptime: this.#clocks.uptime },
    });
  }

  #client(fetch: (url: string, init: RequestInit) => Promise<Response>) {
    const options = { baseUrl: 'https://sandbox.example/api', apiKey: this.apiKey };
    return createClient({ ...options, fetch, retry: { limit: 0 } });
  }

  #named(salt: string): Row[] {
    const nameOf = rowNames(salt);
    return this.rows.map((text, row) => {
      const body = JSON.parse(text);
      const name = nameOf(body);
      this.#ledger.contents.set(name, descriptionOf(text));
      return { row, name, body };
    });
  }

  /** What the journal says of each name. */
  #known(): ReadonlyMap<string, Known> {
    const known = new Map<string, Known>();
    for (const entry of readLines(readFileSync(this.#journal))?.entries ?? []) {
      known.set(entry.key, next(known.get(entry.key) ?? { kind: 'idle' }, entry));
    }
    return known;
  }

  /** Sends the rows of the file, until something stops it. */
  async run(course: Course): Promise<void> {
    this.#ledger.countRows(this.rows.map(descriptionOf));
    const journal = this.#open();
    journal.acceptKey();
    const rows = this.#named(journal.salt);
    const before = this.#known();
    const arrivedBefore = new Map(this.api.arrived);
    const { isKilled, resent, isOver, unsettled } = await playRun(course, rows, {
      ...{ api: this.api, journal, path: this.#journal, now: this.#clocks.now },
      client: (fetch) => this.#client(fetch),
      startAnother: () => this.#open().close(),
      report: (problem) => this.problems.push(problem),
    });
    for (const name of resent) {
      const { kind, doubt } = before.get(name) ?? { kind: 'idle' };
      const hasArrived = this.api.arrived.get(name) !== arrivedBefore.get(name);
      if (hasArrived && (doubt || kind === 'sending')) this.#ledger.decide(name);
    }
    if (unsettled > 0 && !isKilled && !isOver) {
      this.problems.push(`${unsettled} rows without a state`);
    }
    const after = this.#known();
    for (const [name, { doubt }] of before) {
      if (doubt && !after.get(name)?.doubt) this.problems.push('an answer cleared a doubt');
    }
    this.inspect(isKilled || isOver);
  }

  /** Looks lost rows up in a complete list of the API. */
  async reconcile(): Promise<void> {
    const journal = this.#open();
    const rows = this.#named(journal.salt);
    try {
      const { rows: found } = await reconcileRows(streamOf(rows), {
        ...{ kind: 'wallet', journal, exists: new Set(), ...this.#clocks },
        client: this.#client((url, init) => this.api.answer(url, init, 'answered')),
      });
      for (const { row, result } of found) {
        if (result.kind === 'absent') this.#ledger.forget(rows[row]?.name ?? '');
      }
    } finally {
      journal.close();
    }
    this.inspect(true);
  }

  /** Moves the journal to another name. */
  rename(): void {
    this.#open().close();
    const path = this.#newPath();
    renameSync(this.#journal, path);
    this.#journal = path;
  }

  /** Copies the journal: a run with the copy is refused, until a person gives the original up. */
  copy(): void {
    this.#open().close();
    const path = this.#newPath();
    copyFileSync(this.#journal, path);
    try {
      this.#open(path).close();
      this.problems.push('the copy of a journal was used');
    } catch {
      rmSync(this.#journal);
      this.#journal = path;
      const adopted = this.#open(path, true);
      adopted.acceptKey();
      adopted.close();
    }
  }

  inspect(mayHaveOpen: boolean): void {
    const known = this.#known();
    if (!mayHaveOpen && [...known.values()].some(({ kind }) => kind === 'sending')) {
      this.problems.push('an attempt was left without an outcome');
    }
    this.problems.push(...this.#ledger.check(known));
  }
}

async function* streamOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
