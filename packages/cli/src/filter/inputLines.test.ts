import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputLines } from './inputLines.ts';

async function linesOf(pieces: readonly Uint8Array[], maxLength = 1000) {
  async function* source(): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  const lines: (string | undefined)[] = [];
  for await (const block of inputLines(source(), maxLength)) {
    lines.push(...block.map((line) => line && Buffer.from(line).toString('latin1')));
  }
  return lines;
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test.each([
  { text: '', lines: [] },
  { text: '\n', lines: [''] },
  { text: 'a\n\nb', lines: ['a', '', 'b'] },
  { text: 'a\r\n', lines: ['a\r'] },
  { text: '1234\n12345\n1', lines: ['1234', undefined, '1'], maxLength: 4 },
  { text: '12345', lines: [undefined], maxLength: 4 },
])('$text has the lines $lines', async ({ text, lines, maxLength }) => {
  expect(await linesOf([bytes(text)], maxLength)).toEqual(lines);
});

test('however bytes come in pieces, their lines are the same', async () => {
  const letters = fc.array(fc.constantFrom('\n', '\r', 'a', '\u00ff'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(letters, fc.array(fc.nat(40)), async (text, cuts) => {
      const whole = text.join('');
      const at = [0, ...cuts.toSorted((one, other) => one - other), whole.length];
      const pieces = at.slice(1).map((end, index) => bytes(whole.slice(at[index], end)));
      const expected = whole.split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(await linesOf(pieces)).toEqual(expected);
    }),
  );
});
