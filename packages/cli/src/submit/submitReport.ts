import { isOpen, type Verdict } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { Reporter } from '../output/reporter.ts';
import { textReporter } from '../output/text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { grouped } from '../text/count.ts';
import { recordPlace } from '../text/placeOf.ts';
import { createStyle, wantsColor } from '../text/style.ts';
import { terminalLines } from '../text/terminalText.ts';
import type { EarlierRow } from './earlierRows.ts';
import { type HeldFrom, isToSend } from './isToSend.ts';
import type { ReviewedBody } from './readBodies.ts';
import { heldLine, resultLine } from './rowLines.ts';
import { type RowResult, reviewedResult, settledResult } from './rowResults.ts';
import type { RowOutcome, Settled } from './rowSender.ts';
import type { SubmittedKind } from './submittedKinds.ts';

type Counted = RowOutcome | 'look' | 'blocked' | 'lost elsewhere';

/** How the rows of a run are counted in its summary, in this order. */
const counted: Readonly<Record<Counted, string>> = {
  created: 'created',
  earlier: 'already sent',
  refused: 'refused by the API',
  look: 'to look at (not sent)',
  blocked: 'blocked (not sent)',
  'held back': 'not sent because an earlier row is the same',
  'probably created': 'probably created',
  unknown: 'may have been created',
  'not started': 'not started',
  'lost elsewhere': 'may have been created and changed in the file or left it',
};

/** What a row is called before its findings. */
const states: Readonly<Record<Verdict, string>> = {
  blocked: 'blocked',
  look: 'to look at',
  clear: 'accepted',
};

/** Outcomes that a run can end with and still exit with 0. */
const good: readonly string[] = ['created', 'earlier'];

export interface SubmitReportOptions {
  readonly kind: SubmittedKind;
  readonly file: string;
  readonly language: Language;
  /** What keeps a row from being sent. */
  readonly from: HeldFrom;
  /** The command that goes on with the rows. */
  readonly again: string;
}

/** Prints what becomes of each row, and counts it. */
export class SubmitReport {
  readonly #kind: SubmittedKind;
  readonly #file: string;
  readonly #from: HeldFrom;
  readonly #again: string;
  readonly #terminal: Terminal;
  readonly #findings: Reporter;
  readonly #counts = new Map<string, number>();
  readonly #used = new Set<number>();
  readonly #results: RowResult[] = [];
  #hasHeldToLookAt = false;
  #errors = 0;

  constructor({ kind, file, language, from, again }: SubmitReportOptions, terminal: Terminal) {
    this.#kind = kind;
    this.#file = file;
    this.#from = from;
    this.#again = again;
    this.#terminal = terminal;
    const { isOutTerminal, env, columns } = terminal;
    const style = createStyle(wantsColor('auto', isOutTerminal, env));
    this.#findings = textReporter({ style, columns, language, isQuiet: true });
  }

  /** True if every row is created. */
  get isGood(): boolean {
    return [...this.#counts.keys()].every((outcome) => good.includes(outcome));
  }

  /** How many rows of this run are blocked, or were sent without being created. */
  get errors(): number {
    return this.#errors;
  }

  /** Notes the acceptances that name findings of a row. */
  use({ used }: Pick<ReviewedBody, 'used'>): void {
    for (const index of used) this.#used.add(index);
  }

  /** Prints what is open in a row or was accepted. Findings that others had before are not repeated. */
  async reviewed(reviewed: ReviewedBody): Promise<void> {
    const { row, verdict, findings } = reviewed;
    this.use(reviewed);
    const shown = findings.filter((finding) => isOpen(finding) || finding.accepted);
    this.#hasHeldToLookAt ||= verdict === 'look' && !isToSend(reviewed, this.#from);
    if (shown.length === 0) return;
    const report = { file: this.#file, row, verdict, ready: verdict === 'clear', findings: shown };
    await this.#print([`${recordPlace(report)}  ${states[verdict]}`]);
    await this.#terminal.out(this.#findings.report(report));
  }

  /** What became of each row, for those who go on with it. */
  get results(): readonly RowResult[] {
    return this.#results;
  }

  /** Counts a row that is not sent. */
  held(reviewed: ReviewedBody): void {
    const { verdict } = reviewed;
    this.#results.push(reviewedResult(reviewed));
    if (verdict === 'blocked') this.#errors += 1;
    this.#count(verdict === 'blocked' ? 'blocked' : 'look');
  }

  /** True if somebody must look at a row before it is sent. */
  get hasHeldToLookAt(): boolean {
    return this.#hasHeldToLookAt;
  }

  /** Positions of the acceptances that name something that was found. */
  get used(): ReadonlySet<number> {
    return this.#used;
  }

  /** Prints what became of a row that was sent or held back. */
  async settled(settled: Settled, row: Pick<ReviewedBody, 'cells' | 'body'>): Promise<void> {
    const { outcome, isSent, isRecorded } = settled;
    const of = { kind: this.#kind, file: this.#file, again: this.#again };
    this.#results.push(settledResult(settled, row, of));
    this.#count(outcome);
    if (isSent && outcome !== 'created') this.#errors += 1;
    const isPlain = outcome === 'created' && isRecorded;
    if (outcome === 'held back' || (isSent && !isPlain)) {
      await this.#print([resultLine(settled, of, row.cells)]);
    }
  }

  /** Prints that a row would be held back. */
  async wouldHold(row: number, earlier: EarlierRow): Promise<void> {
    const of = { kind: this.#kind, file: this.#file, again: this.#again };
    await this.#print([`${recordPlace({ ...of, row })}  ${heldLine(row, earlier, of)}`]);
  }

  /** Rows of an earlier run whose outcome is unknown, and which the file doesn't have as they were sent. */
  lostElsewhere(rows: number): void {
    for (let at = 0; at < rows; at += 1) this.#count('lost elsewhere');
  }

  /** Prints how many rows there were of each kind. */
  async summarize(): Promise<void> {
    const number = (outcome: Counted): number => this.#counts.get(outcome) ?? 0;
    const parts = Object.entries(counted).flatMap(([outcome, what]) => {
      const rows = this.#counts.get(outcome as Counted) ?? 0;
      return rows === 0 ? [] : [`${grouped(rows)} ${what}`];
    });
    const isUnknown = number('unknown') + number('lost elsewhere') > 0;
    await this.#print([
      parts.length === 0 ? 'no rows' : parts.join(', '),
      ...(isUnknown ? [`Find out what became of them: ${this.#again} --unknown`] : []),
    ]);
  }

  #count(outcome: Counted): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  async #print(lines: readonly string[]): Promise<void> {
    await this.#terminal.out(terminalLines(lines));
  }
}
