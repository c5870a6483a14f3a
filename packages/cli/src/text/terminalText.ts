import { type Printable, printable, visibleText } from '@passmuster/findings';

/** Text for a terminal, a log or a text file. */
export type TerminalText = Printable<'terminal'>;

/** Template of terminal text: a value that may hold anything goes through `terminalText`. */
export const tty = printable<'terminal'>();

/** Returns text on one line, control, bidirectional and invisible characters written as `\u{001b}`. */
export const terminalText = (text: string): TerminalText => visibleText(text) as TerminalText;

/** Returns text whose line breaks are meant, such as a help page, each line as `terminalText` gives it. */
export const terminalBlock = (text: string): TerminalText =>
  text.split('\n').map(visibleText).join('\n') as TerminalText;

/** Returns each text as a line of its own. */
export const terminalLines = (texts: readonly string[]): TerminalText =>
  texts.map((text) => `${visibleText(text)}\n`).join('') as TerminalText;
