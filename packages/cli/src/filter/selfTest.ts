import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

/** Runs the filter on a terminal. */
type Run = (terminal: Terminal) => Promise<ExitCode>;

const hard: readonly (string | Uint8Array)[] = [
  ...['{}', '', '   ', '{"broken":', 'null', '[]', '"text"', '1e999', '{}\r', '\ufeff{}'],
  ...['+2348033120456', '{"email":null,"business_owners":[null,{"first_name":null}]}'],
  ...['{"__proto__":{"a":1},"constructor":1}', `{"a":${'['.repeat(5_000)}`, 'x'.repeat(200_000)],
  new Uint8Array([0xff, 0xfe, 0x00]),
];

/** Splits bytes at a size that ends no line, as a pipe does. */
async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const isAnswer = (line: string, row: number): boolean => {
  try {
    const { row: answered, verdict, ready, findings } = JSON.parse(line);
    const isVerdict = ['clear', 'look', 'blocked'].includes(verdict);
    return (
      answered === row && isVerdict && ready === (verdict === 'clear') && Array.isArray(findings)
    );
  } catch {
    return false;
  }
};

/**
 * Runs `passmuster filter KIND --self-test`: sends hard lines to the filter as it is set up, rules of the user included, and
 * says which promises of its contract hold. Exits with 1 if one doesn't.
 */
export async function selfTest(
  run: Run,
  terminal: Terminal,
  maxAnswer = Number.POSITIVE_INFINITY,
): Promise<ExitCode> {
  const input = Buffer.concat(
    hard.flatMap((line) => [Buffer.from(line as string), Buffer.from('\n')]),
  );
  const answered = async (size: number): Promise<string> => {
    const written: Uint8Array[] = [];
    await run({
      ...terminal,
      stdin: pieces(input, size),
      out: async (text) => void written.push(Buffer.from(text as string)),
    });
    return Buffer.concat(written).toString();
  };
  const whole = await answered(input.length);
  const lines = whole.split('\n');
  const last = lines.pop();
  const promises: readonly (readonly [text: string, holds: boolean])[] = [
    ['each line of input has one line of output', last === '' && lines.length === hard.length],
    [
      'each line of output is an answer, in the order of the input',
      lines.every((line, at) => isAnswer(line, at + 1)),
    ],
    ['answers are the same however the input is cut', (await answered(4_099)) === whole],
    [
      'no answer is longer than its limit',
      lines.every((line) => Buffer.byteLength(line) < maxAnswer),
    ],
  ];
  await terminal.out(
    terminalLines(promises.map(([text, holds]) => `${holds ? 'ok' : 'NOT OK'}  ${text}`)),
  );
  return promises.every(([, holds]) => holds) ? 0 : 1;
}
