import { terminalText, tty } from '../text/terminalText.ts';
import type { Terminal } from './terminal.ts';

/** Prints a line on standard error that is not part of what a command writes. */
export const note = (terminal: Terminal, text: string): Promise<void> =>
  terminal.err(tty`passmuster: ${terminalText(text)}\n`);
