import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { CommandError, systemCode } from '../terminal/commandError.ts';
import { type JournalEntry, rowStates } from './rowState.ts';

const format = 'passmuster-submit/1';

const HeaderSchema = v.object({ journal: v.literal(format), kind: v.string(), api: v.string() });
const EntrySchema = v.object({
  row: v.number(),
  key: v.string(),
  state: v.picklist(rowStates),
  at: v.string(),
  status: v.optional(v.number()),
  code: v.optional(v.string()),
  id: v.optional(v.string()),
});

export type JournalHeader = Omit<v.InferOutput<typeof HeaderSchema>, 'journal'>;

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
};

/** Takes the lock of a journal, so that two runs don't send the same rows. A lock of a process that ended is void. */
function lock(path: string): () => void {
  const file = `${path}.lock`;
  const take = (): void => writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  try {
    take();
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0 && isAlive(pid)) {
      throw new CommandError(
        `${path}: another run (process ${pid}) is submitting with this journal`,
      );
    }
    rmSync(file, { force: true });
    take();
  }
  return () => rmSync(file, { force: true });
}

/** Makes the name of a new file survive a power loss. */
function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

interface Content {
  /** Length up to the last complete line; what follows was cut off by an interruption. */
  readonly length: number;
  readonly header: JournalHeader | undefined;
  readonly entries: readonly JournalEntry[];
}

function readContent(path: string): Content {
  if (!existsSync(path)) return { length: 0, header: undefined, entries: [] };
  const bytes = readFileSync(path);
  const length = bytes.lastIndexOf(0x0a) + 1;
  if (length === 0) return { length: 0, header: undefined, entries: [] };
  const [first = '', ...rest] = bytes.subarray(0, length).toString().trimEnd().split('\n');
  const header = v.safeParse(HeaderSchema, parseLine(first));
  if (!header.success) throw new CommandError(`${path}: this is no journal`);
  const entries = rest.map((line, index) => {
    const entry = v.safeParse(EntrySchema, parseLine(line));
    if (entry.success) return entry.output;
    throw new CommandError(`${path}: line ${index + 2} is damaged. Nothing was sent`);
  });
  return { length, header: header.output, entries };
}

/** The entries of a journal, without taking part in it. */
export const readJournal = (path: string): readonly JournalEntry[] => readContent(path).entries;

/**
 * A record, on disk, of which rows were sent and answered: one JSON line each, written and synced before the next
 * step. The file is readable by its owner only and holds no personal data.
 */
export class Journal {
  readonly #descriptor: number;
  readonly #unlock: () => void;
  readonly #last: Map<string, JournalEntry> = new Map();

  /** Opens or creates the journal. Throws `CommandError` where it belongs to another kind or API, or is in use. */
  constructor(path: string, header: JournalHeader) {
    this.#unlock = lock(path);
    try {
      const { length, header: found, entries } = readContent(path);
      if (found && (found.kind !== header.kind || found.api !== header.api)) {
        throw new CommandError(
          `${path}: this journal is for ${found.kind} at ${found.api}. Name another with --journal`,
        );
      }
      for (const entry of entries) this.#last.set(entry.key, entry);
      this.#descriptor = openSync(path, 'a', 0o600);
      ftruncateSync(this.#descriptor, length);
      if (!found) {
        this.#append({ journal: format, ...header });
        syncFolder(path);
      }
    } catch (error) {
      this.#unlock();
      throw error;
    }
  }

  /** What is known of a row; undefined for one that was never begun. */
  stateOf(key: string): JournalEntry | undefined {
    return this.#last.get(key);
  }

  /** Writes an entry; when this returns, it survives a power loss. */
  add(entry: JournalEntry): void {
    this.#append(entry);
    this.#last.set(entry.key, entry);
  }

  close(): void {
    closeSync(this.#descriptor);
    this.#unlock();
  }

  #append(line: object): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    let written = 0;
    while (written < bytes.length) written += writeSync(this.#descriptor, bytes, written);
    fsyncSync(this.#descriptor);
  }
}
