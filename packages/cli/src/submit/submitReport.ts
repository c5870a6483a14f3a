import { isOpen, type Verdict } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { Reporter } from '../output/reporter.ts';
import { textReporter } from '../output/text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { grouped } from '../text/count.ts';
import { recordPlace } from '../text/placeOf.ts';
import { createStyle, wantsColor } from '../text/style.ts';
import { terminalLines } from '../text/terminalText.ts';
import { type HeldFrom, isToSend } from './isToSend.ts';
import type { ReviewedBody } from './readBodies.ts';
import type { RowOutcome, Settled } from './rowSender.ts';
import type { SubmittedKind } from './submittedKinds.ts';

type Counted = RowOutcome | 'look' | 'blocked' | 'lost elsewhere';

/** How the rows of a run are counted in its summary, in this order. */
const counted: Readonly<Record<Counted, string>> = {
  acknowledged: 'acknowledged',
  earlier: 'settled by an earlier run',
  refused: 'refused by the API',
  look: 'to look at (not sent)',
  blocked: 'blocked (not sent)',
  'held back': 'not sent because an earlier row is the same',
  'probably created': 'probably created',
  unknown: 'with unknown outcome',
  'not started': 'not started',
  'lost elsewhere': 'with unknown outcome that changed in the file or left it',
};

/** What a row is called before its findings. */
const states: Readonly<Record<Verdict, string>> = {
  blocked: 'blocked',
  look: 'to look at',
  clear: 'accepted',
};

/** Outcomes that a run can end with and still exit with 0. */
const good: readonly string[] = ['acknowledged', 'earlier'];

export interface SubmitReportOptions {
  readonly kind: SubmittedKind;
  readonly file: string;
  readonly language: Language;
  /** What keeps a row from being sent. */
  readonly from: HeldFrom;
}

/** Prints what becomes of each row, and counts it. */
export class SubmitReport {
  readonly #kind: SubmittedKind;
  readonly #file: string;
  readonly #from: HeldFrom;
  readonly #terminal: Terminal;
  readonly #findings: Reporter;
  readonly #counts = new Map<string, number>();
  readonly #used = new Set<number>();
  #hasHeldToLookAt = false;
  #errors = 0;

  constructor({ kind, file, language, from }: SubmitReportOptions, terminal: Terminal) {
    this.#kind = kind;
    this.#file = file;
    this.#from = from;
    this.#terminal = terminal;
    const { isOutTerminal, env, columns } = terminal;
    const style = createStyle(wantsColor('auto', isOutTerminal, env));
    this.#findings = textReporter({ style, columns, language, isQuiet: true });
  }

  /** True if every row is acknowledged. */
  get isGood(): boolean {
    return [...this.#counts.keys()].every((outcome) => good.includes(outcome));
  }

  /** How many rows of this run are blocked, or were sent without being acknowledged. */
  get errors(): number {
    return this.#errors;
  }

  /** Prints what is open in a row or was accepted. Findings that others had before are not repeated. */
  async reviewed(reviewed: ReviewedBody): Promise<void> {
    const { row, verdict, findings, used } = reviewed;
    for (const index of used) this.#used.add(index);
    const shown = findings.filter((finding) => isOpen(finding) || finding.accepted);
    this.#hasHeldToLookAt ||= verdict === 'look' && !isToSend(reviewed, this.#from);
    if (shown.length === 0) return;
    const report = { file: this.#file, row, verdict, ready: verdict === 'clear', findings: shown };
    await this.#print([`${recordPlace(report)}  ${states[verdict]}`]);
    await this.#terminal.out(this.#findings.report(report));
  }

  /** Counts a row that is not sent. */
  held({ verdict }: ReviewedBody): void {
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

  async settled(settled: Settled): Promise<void> {
    const { row, outcome, isSent, isRecorded } = settled;
    this.#count(outcome);
    if (isSent && outcome !== 'acknowledged') this.#errors += 1;
    const isPlain = outcome === 'acknowledged' && isRecorded;
    if (outcome === 'held back' || (isSent && !isPlain)) {
      await this.#print([
        `${recordPlace({ file: this.#file, row })}  ${lineOf(settled, this.#kind, this.#file)}`,
      ]);
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

/** What a row has in common with the one because of which it is held back. */
const common: Readonly<Record<SubmittedKind, string>> = {
  customer: 'email or phone',
  bank: 'account number',
  wallet: 'content',
};

function heldLine({ row, earlier }: Settled, kind: SubmittedKind, file: string): string {
  const resend = `To send this one too: passmuster submit ${kind} ${file} --resend ${row}`;
  if (!earlier) return `not sent: an earlier row is the same. ${resend}`;
  const place = recordPlace({ file: earlier.file ?? file, row: earlier.row });
  const became = earlier.isCreated
    ? `was created${earlier.id === undefined ? '' : ` as ${earlier.id}`}`
    : 'may have been created';
  return `not sent: ${place} has the same ${common[kind]}, was sent ${earlier.at}, and ${became}. ${resend}`;
}

function lineOf(settled: Settled, kind: SubmittedKind, file: string): string {
  const { outcome, known, isRecorded } = settled;
  const { error, doubt, id } = known;
  const since = doubt?.since ?? '';
  const answer = [error?.status, error?.code, id].filter((one) => one !== undefined).join(' ');
  const what = answer === '' ? outcome : `${outcome} (${answer})`;
  if (!isRecorded) return `${what}, but not recorded: to the next run its outcome is unknown`;
  if (outcome === 'held back') return heldLine(settled, kind, file);
  if (outcome === 'probably created') {
    return `${what}: refused as a duplicate of your submission of ${since}. Don't change the email or phone to get it through`;
  }
  return what;
}
