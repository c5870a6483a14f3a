import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@passmuster/client';
import { createEarlierRows } from '../src/submit/earlierRows.ts';
import { journalsBeside } from '../src/submit/journalsBeside.ts';
import { type FileJournal, openJournal } from '../src/submit/openJournal.ts';
import { reconcileRows } from '../src/submit/reconcileRows.ts';
import { rowNames } from '../src/submit/rowNames.ts';
import type { Row } from '../src/submit/rowSender.ts';
import { descriptionOf, FakeApi } from './fakeApi.ts';
import { type Course, playRun } from './playRun.ts';
import { SubmitFiles } from './submitFiles.ts';
import { SubmitLedger } from './submitLedger.ts';

const purpose = { operation: 'createWallet', api: 'https://sandbox.example/api' };

/**
 * A file of rows and its journal, on disk, an API, and a machine with its clock. Every run is one of the command line but
 * for its arguments and texts. `problems` lists every broken promise.
 */
export class SubmitWorld {
  readonly problems: string[] = [];
  readonly api: FakeApi = new FakeApi();
  readonly files: SubmitFiles;
  apiKey = 'key-0';
  /** Seconds that passed, by which the clock of the machine was moved, and at which it was started. */
  passed = 0;
  moved = 0;
  started = -1_000_000;
  readonly #folder: string;
  readonly #ledger = new SubmitLedger(this.api);

  constructor(folder: string, rows: readonly string[]) {
    this.#folder = mkdtempSync(join(folder, 'submit-'));
    this.files = new SubmitFiles(this.#folder, rows);
    this.api.now = () => new Date(Date.UTC(2026, 10, 21) + this.passed * 1000);
  }

  /** The rows of the file that the next run submits. */
  get rows(): string[] {
    return this.files.current.content.rows;
  }

  get #journal(): string {
    return this.files.current.content.journal;
  }

  end(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  readonly #clocks = {
    now: (): Date => new Date(this.api.now().getTime() + this.moved * 1000),
    uptime: (): number => this.passed - this.started,
  };

  #open(path = this.#journal, isAdopted = false): FileJournal {
    return openJournal(path, {
      ...{ ...purpose, isAdopted },
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

  /** Sends the rows of the file, until something stops it. */
  async run(course: Course): Promise<void> {
    this.#ledger.countRows(this.rows.map(descriptionOf));
    this.files.save();
    const journal = this.#open();
    journal.acceptKey();
    const others = await journalsBeside(this.files.current.path, this.#journal, undefined, purpose);
    const earlier = createEarlierRows(others, { sent: journal.sent, salt: journal.salt });
    const rows = this.#named(journal.salt);
    const held = await Promise.all(rows.map(({ body }) => earlier.find(body, {})));
    const heldNames = new Set(rows.filter((_, at) => held[at]).map(({ name }) => name));
    const before = SubmitFiles.known(this.#journal);
    const arrivedBefore = new Map(this.api.arrived);
    const { isKilled, resent, isOver, unsettled } = await playRun(course, rows, {
      ...{ api: this.api, journal, path: this.#journal, now: this.#clocks.now, earlier },
      client: (fetch) => this.#client(fetch),
      startAnother: () => this.#open().close(),
      report: (problem) => this.problems.push(problem),
    });
    for (const name of resent) {
      const { kind, doubt } = before.get(name) ?? { kind: 'idle' };
      const hasArrived = this.api.arrived.get(name) !== arrivedBefore.get(name);
      if (hasArrived && (doubt || kind === 'sending' || heldNames.has(name))) {
        this.#ledger.decide(name);
      }
    }
    if (unsettled > 0 && !isKilled && !isOver) {
      this.problems.push(`${unsettled} rows without a state`);
    }
    const after = SubmitFiles.known(this.#journal);
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
        ...{ kind: 'wallet', journal, exists: new Set(), absent: new Set(), ...this.#clocks },
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
    const before = this.files.moveJournal();
    renameSync(before, this.#journal);
  }

  /** Copies the journal: a run with the copy is refused, until a person gives the original up. */
  copy(): void {
    this.#open().close();
    const before = this.files.moveJournal();
    copyFileSync(before, this.#journal);
    try {
      this.#open().close();
      this.problems.push('the copy of a journal was used');
    } catch {
      rmSync(before);
      const adopted = this.#open(this.#journal, true);
      adopted.acceptKey();
      adopted.close();
    }
  }

  inspect(mayHaveOpen: boolean): void {
    const own = SubmitFiles.known(this.#journal);
    if (!mayHaveOpen && [...own.values()].some(({ kind }) => kind === 'sending')) {
      this.problems.push('an attempt was left without an outcome');
    }
    this.problems.push(...this.#ledger.check(this.files.known()));
  }
}

async function* streamOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
