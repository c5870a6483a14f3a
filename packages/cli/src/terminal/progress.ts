import { grouped } from '../text/count.ts';
import { terminalText, tty } from '../text/terminalText.ts';
import type { Terminal } from './terminal.ts';

const firstAfter = 1000;
const every = 200;

const seconds = (milliseconds: number): string => {
  const whole = Math.round(milliseconds / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

/**
 * A line on standard error with rate and remaining time, for work of more than a second; nothing if standard error
 * is not a terminal.
 */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number | undefined;
  readonly #started: number;
  #last = 0;
  #bytes = 0;
  #records = 0;
  #isShown = false;

  /** `total`: the size of all input in bytes, if it is known. */
  constructor(terminal: Terminal, total: number | undefined) {
    this.#terminal = terminal;
    this.#total = total;
    this.#started = terminal.now().getTime();
  }

  read(bytes: number): void {
    this.#bytes += bytes;
  }

  async checked(records: number): Promise<void> {
    this.#records += records;
    if (!this.#terminal.isErrTerminal) return;
    const elapsed = this.#terminal.now().getTime() - this.#started;
    if (elapsed < firstAfter || elapsed - this.#last < every) return;
    this.#last = elapsed;
    this.#isShown = true;
    await this.#terminal.err(tty`\r\u001b[K${terminalText(this.#line(elapsed))}`);
  }

  /** Clears the line. */
  async end(): Promise<void> {
    if (this.#isShown) await this.#terminal.err(tty`\r\u001b[K`);
  }

  #line(elapsed: number): string {
    const rate = `${grouped(this.#records)} records, ${grouped(Math.round((this.#records * 1000) / elapsed))}/s`;
    if (!this.#total || this.#bytes === 0) return rate;
    const share = Math.min(1, this.#bytes / this.#total);
    const filled = Math.round(share * 20);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(20 - filled)}`;
    const left = seconds((elapsed * (1 - share)) / share);
    return `${bar} ${Math.floor(share * 100)}%  ${rate}, ${left} left`;
  }
}
