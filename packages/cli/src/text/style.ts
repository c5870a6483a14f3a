/** Colors text for a terminal, or leaves it as it is. */
export interface Style {
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly blue: (text: string) => string;
  readonly green: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

const codes = { red: 31, yellow: 33, blue: 34, green: 32, bold: 1, dim: 2 } as const;

const plain = (text: string): string => text;
const colored =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[${code <= 2 ? 22 : 39}m`;

/** When to color: by `--color`, else on a terminal unless NO_COLOR is set. @see https://no-color.org */
export type ColorChoice = 'auto' | 'always' | 'never';

export function wantsColor(
  choice: ColorChoice,
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (choice !== 'auto') return choice === 'always';
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

export function createStyle(isColored: boolean): Style {
  const style = (name: keyof typeof codes) => (isColored ? colored(codes[name]) : plain);
  return {
    red: style('red'),
    yellow: style('yellow'),
    blue: style('blue'),
    green: style('green'),
    bold: style('bold'),
    dim: style('dim'),
  };
}
