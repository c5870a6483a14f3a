import { run } from '../run.ts';
import { bytesOf } from './bytesOf.ts';

/** Runs a command as a terminal would, on 21 November 2026. */
export async function runInTest(
  args: readonly string[],
  stdin: string | Uint8Array = '',
): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await run(args, {
    stdin: bytesOf(stdin, 1 << 16),
    out: async (text) => {
      out += text;
    },
    err: async (text) => {
      err += text;
    },
    today: () => '2026-11-21',
  });
  return { code, out, err };
}
