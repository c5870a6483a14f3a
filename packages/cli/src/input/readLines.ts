import { CommandError } from '../terminal/commandError.ts';
import { maximumRecordLength } from './rawRecord.ts';

/** One line of a text, without its line break; `number` counts from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Returns the lines of a text that comes in pieces. A line break is `\n` or `\r\n`. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest: string[] = [];
  let held = 0;
  let number = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    rest.push(first);
    held += first.length;
    if (held > maximumRecordLength) {
      throw new CommandError(`line ${number + 1} is longer than 64 MiB. Split it`);
    }
    for (const next of others) {
      number += 1;
      yield { number, text: rest.join('').replace(/\r$/, '') };
      rest = [next];
      held = next.length;
    }
  }
  if (held > 0) yield { number: number + 1, text: rest.join('').replace(/\r$/, '') };
}
