import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Known, next } from '@passmuster/client/submission';
import { recordCopy } from '../src/output/copyIndex.ts';
import { readLines } from '../src/submit/journalLines.ts';

/** A file of rows, and where its journal is. Two names of one file, as hard links, share it. */
export interface SubmitFile {
  readonly path: string;
  readonly content: { rows: string[]; journal: string };
}

/** Files on disk in two folders, as people copy, rename, link, split and join them. */
export class SubmitFiles {
  readonly #folder: string;
  readonly #files: SubmitFile[] = [];
  /** Every journal that there is: that of a renamed file keeps its name. */
  readonly #journals = new Set<string>();
  #at = 0;
  #count = 0;

  constructor(folder: string, rows: readonly string[]) {
    this.#folder = folder;
    mkdirSync(join(folder, 'other'));
    this.#add(rows);
  }

  /** The file that the next run submits. */
  get current(): SubmitFile {
    const file = this.#files[this.#at % this.#files.length];
    if (!file) throw new Error('there is always a file');
    return file;
  }

  #newPath(extension: string, isElsewhere = false): string {
    this.#count += 1;
    return join(this.#folder, isElsewhere ? 'other' : '', `${this.#count}.${extension}`);
  }

  /** Adds a file, which the next run submits; the oldest is forgotten, and its journal stays. */
  #add(rows: readonly string[], isElsewhere = false): void {
    const path = this.#newPath('ndjson', isElsewhere);
    this.#files.push({ path, content: { rows: [...rows], journal: `${path}.journal` } });
    if (this.#files.length > 4) this.#files.shift();
    this.#at = this.#files.length - 1;
    this.save();
  }

  /** Writes the rows of the file to its disk. */
  save(): void {
    const { path, content } = this.current;
    writeFileSync(path, content.rows.join('\n'));
    this.#journals.add(content.journal);
  }

  select(at: number): void {
    this.#at = at;
  }

  copy(): void {
    this.#add(this.current.content.rows);
  }

  /** Writes a copy to another folder, as `fix` does. */
  copyElsewhere(): void {
    const { path, content } = this.current;
    this.#add(content.rows, dirname(path) === this.#folder);
    recordCopy(this.current.path, [path]);
  }

  /** Renames the file, and not its journal. */
  rename(): void {
    const { path, content } = this.current;
    const next = join(dirname(path), `renamed ${this.#count++}.ndjson`);
    renameSync(path, next);
    const file = { path: next, content: { rows: content.rows, journal: `${next}.journal` } };
    this.#files[this.#at % this.#files.length] = file;
    this.save();
  }

  /** Gives the file a second name: both have one content and one journal. */
  link(): void {
    const { path, content } = this.current;
    this.#files.push({ path: join(dirname(path), `link ${this.#count++}.ndjson`), content });
    this.#at = this.#files.length - 1;
    this.save();
  }

  /** Moves the rows from `at` on to a file of their own. */
  split(at: number): void {
    this.#add(this.current.content.rows.splice(at));
  }

  /** Makes one file of two. */
  join(other: number): void {
    const rows = this.#files[other % this.#files.length]?.content.rows ?? [];
    this.#add([...this.current.content.rows, ...rows].slice(0, 8));
  }

  /** Gives the journal of the file another name. Returns its path before. */
  moveJournal(): string {
    const { content } = this.current;
    const before = content.journal;
    content.journal = join(dirname(before), `journal ${this.#count++}.journal`);
    this.#journals.delete(before);
    this.#journals.add(content.journal);
    return before;
  }

  /** What a journal says of each name. */
  static known(journal: string): ReadonlyMap<string, Known> {
    const known = new Map<string, Known>();
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(journal);
    } catch {
      return known;
    }
    for (const entry of readLines(bytes)?.entries ?? []) {
      known.set(entry.key, next(known.get(entry.key) ?? { kind: 'idle' }, entry));
    }
    return known;
  }

  /** What all journals say of each name. */
  known(): ReadonlyMap<string, Known> {
    return new Map([...this.#journals].flatMap((journal) => [...SubmitFiles.known(journal)]));
  }
}
