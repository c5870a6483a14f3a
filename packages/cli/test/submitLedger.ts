import type { Known } from '@passmuster/client/submission';
import type { FakeApi } from './fakeApi.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Compares what an API got with what the file, the journal and the decisions of a person account for. */
export class SubmitLedger {
  /** What tells rows apart, by their names. */
  readonly contents: Map<string, string> = new Map();
  /** The most rows of each content that the file ever had. */
  readonly #most = new Map<string, number>();
  /** How often a person has sent a row again, by its name. */
  readonly #decided = new Map<string, number>();
  readonly #api: FakeApi;

  constructor(api: FakeApi) {
    this.#api = api;
  }

  /** Counts the rows of the file that are alike. */
  countRows(contents: readonly string[]): void {
    for (const one of new Set(contents)) {
      const number = contents.filter((other) => other === one).length;
      this.#most.set(one, Math.max(this.#most.get(one) ?? 0, number));
    }
  }

  /** A person has sent a row again. */
  decide(name: string): void {
    this.#decided.set(name, (this.#decided.get(name) ?? 0) + 1);
  }

  /** A complete list has shown that no request of a row was accepted. */
  forget(name: string): void {
    this.#api.arrived.delete(name);
    this.#decided.delete(name);
  }

  /** Lists every broken promise. `known` is what the journal says of each row. */
  check(known: ReadonlyMap<string, Known>): readonly string[] {
    return [...this.#most].flatMap(([content, most]) => {
      const rows = [...this.contents]
        .filter(([, other]) => other === content)
        .map(([name]) => this.#account(name, known.get(name)));
      const sent = total(rows.map((row) => row.sent));
      const accounted = total(rows.map((row) => row.accounted));
      const created = this.#api.created(content);
      return [
        ...(sent > most || rows.some((row) => row.sent > 1)
          ? [`${content} was sent ${sent} times by itself, for ${most} rows`]
          : []),
        ...(created > accounted
          ? [`${content} was created ${created} times, ${accounted} are known`]
          : []),
      ];
    });
  }

  /** Returns how often a row was sent by itself, and how many creations the journal and a person account for. */
  #account(name: string, known: Known | undefined) {
    const decided = this.#decided.get(name) ?? 0;
    const mayExist = known?.kind === 'created' || known?.kind === 'sending' || known?.doubt;
    return {
      sent: (this.#api.arrived.get(name) ?? 0) - decided,
      accounted: decided + (mayExist ? 1 : 0),
    };
  }
}
