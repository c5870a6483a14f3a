import { InputProblem } from './inputProblem.ts';

/** One line of a text, without its line break; `number` counts from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** In UTF-16 units. A longer line is refused, since it would have to be held in memory whole. */
const longestLine = 64 * 1024 * 1024;

/** The lines of a text that comes in pieces. A line break is `\n` or `\r\n`. */
export async function* readLines(
  pieces: AsyncIterable<string>,
  file: string,
): AsyncGenerator<Line> {
  let rest: string[] = [];
  let held = 0;
  let number = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    rest.push(first);
    held += first.length;
    if (held > longestLine) {
      throw new InputProblem(`${file}: line ${number + 1} is over 64 MiB; split it`);
    }
    for (const next of others) {
      number += 1;
      yield { number, text: rest.join('').replace(/\r$/, '') };
      rest = [next];
      held = next.length;
    }
  }
  if (held > 0) yield { number: number + 1, text: rest.join('') };
}
