import { styleText } from 'node:util';
import { type TerminalText, terminalText } from './terminalText.ts';

type Format = 'red' | 'yellow' | 'blue' | 'green' | 'bold' | 'dim';

/** Returns text for a terminal, in a color or as it is. */
export type Style = (format: Format, text: string) => TerminalText;

/**
 * When to color: by `--color`, else by FORCE_COLOR, else on a terminal unless NO_COLOR is set.
 *
 * @see https://no-color.org
 * @see https://force-color.org
 */
export type ColorChoice = 'auto' | 'always' | 'never';

export function wantsColor(
  choice: ColorChoice,
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (choice !== 'auto') return choice === 'always';
  const { FORCE_COLOR: forced = '' } = env;
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

/** Returns the style of a report; `validateStream: false` because `wantsColor` has decided. */
export const createStyle =
  (isColored: boolean): Style =>
  (format, text) =>
    isColored
      ? (styleText(format, terminalText(text), { validateStream: false }) as TerminalText)
      : terminalText(text);
