import type { Finding } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { Reporter } from '../output/reporter.ts';
import { textReporter } from '../output/text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { grouped } from '../text/count.ts';
import { recordPlace } from '../text/placeOf.ts';
import { createStyle, wantsColor } from '../text/style.ts';
import { terminalLines } from '../text/terminalText.ts';
import type { RowOutcome, Settled } from './rowSender.ts';

type Counted = RowOutcome | 'needs fixing' | 'lost elsewhere';

/** How the rows of a run are counted in its summary, in this order. */
const counted: Readonly<Record<Counted, string>> = {
  acknowledged: 'acknowledged',
  earlier: 'settled by an earlier run',
  refused: 'refused by the API',
  'needs fixing': 'not sent because they need fixing',
  'held back': 'not sent because of another row with the same email or phone',
  'probably created': 'probably created',
  unknown: 'with unknown outcome',
  'not started': 'not started',
  'lost elsewhere': 'with unknown outcome that changed in the file or left it',
};

/** Outcomes that a run can end with and still exit with 0. */
const good: readonly string[] = ['acknowledged', 'earlier'];

/** Prints what becomes of each row, and counts it. */
export class SubmitReport {
  readonly #file: string;
  readonly #terminal: Terminal;
  readonly #findings: Reporter;
  readonly #counts = new Map<string, number>();
  #errors = 0;

  constructor(file: string, language: Language, terminal: Terminal) {
    this.#file = file;
    this.#terminal = terminal;
    const { isOutTerminal, env, columns } = terminal;
    const style = createStyle(wantsColor('auto', isOutTerminal, env));
    this.#findings = textReporter({ style, columns, language, isQuiet: true });
  }

  /** True if every row is acknowledged. */
  get isGood(): boolean {
    return [...this.#counts.keys()].every((outcome) => good.includes(outcome));
  }

  /** How many rows of this run need fixing, or were sent without being acknowledged. */
  get errors(): number {
    return this.#errors;
  }

  /** A row that is not sent. Findings that others had before are not repeated. */
  async needsFixing(row: number, findings: readonly Finding[]): Promise<void> {
    this.#count('needs fixing');
    this.#errors += 1;
    const report = { file: this.#file, row, findings };
    await this.#print([`${recordPlace(report)}  needs fixing`]);
    await this.#terminal.out(this.#findings.report(report));
  }

  async settled(settled: Settled): Promise<void> {
    const { row, outcome, isSent, isRecorded } = settled;
    this.#count(outcome);
    if (isSent && outcome !== 'acknowledged') this.#errors += 1;
    const isPlain = outcome === 'acknowledged' && isRecorded;
    if (outcome === 'held back' || (isSent && !isPlain)) {
      await this.#print([`${recordPlace({ file: this.#file, row })}  ${lineOf(settled)}`]);
    }
  }

  /** Rows of an earlier run whose outcome is unknown, and which the file doesn't have as they were sent. */
  lostElsewhere(rows: readonly number[]): void {
    for (const _ of rows) this.#count('lost elsewhere');
  }

  /** Prints how many rows there were of each kind. */
  async summarize(): Promise<void> {
    const parts = Object.entries(counted).flatMap(([outcome, what]) => {
      const number = this.#counts.get(outcome) ?? 0;
      return number === 0 ? [] : [`${grouped(number)} ${what}`];
    });
    await this.#print([parts.length === 0 ? 'no rows' : parts.join(', ')]);
  }

  #count(outcome: Counted): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  async #print(lines: readonly string[]): Promise<void> {
    await this.#terminal.out(terminalLines(lines));
  }
}

function lineOf({ row, outcome, known, isRecorded }: Settled): string {
  const { error, doubt, id } = known;
  const since = doubt?.since ?? '';
  const answer = [error?.status, error?.code, id].filter((one) => one !== undefined).join(' ');
  const what = answer === '' ? outcome : `${outcome} (${answer})`;
  if (!isRecorded) return `${what}, but not recorded: to the next run its outcome is unknown`;
  if (outcome === 'held back') {
    const other = doubt?.id === undefined ? 'may have been created' : `was created as ${doubt.id}`;
    return `not sent: a row with the same email or phone, sent ${since}, ${other}. --resend ${row} sends this one too`;
  }
  if (outcome === 'probably created') {
    return `${what}: refused as a duplicate of your submission of ${since}. Don't change the email or phone to get it through`;
  }
  return what;
}
