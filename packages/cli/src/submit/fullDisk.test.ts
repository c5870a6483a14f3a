import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { submitting, wallet } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { sandbox, submit, created } = submitting();
const main = new URL('../main.ts', import.meta.url).pathname;

interface Ended {
  readonly code: number | string | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs `submit` in a process whose files can't grow beyond `blocks` of 512 bytes or, in some shells, of 1024. */
const submitWithin = (blocks: number, file: string): Promise<Ended> =>
  new Promise((resolve) => {
    const command = `ulimit -f ${blocks}; exec "$0" --conditions=@passmuster/source "$@"`;
    const args = ['submit', 'wallet', file, '--base-url', sandbox().baseUrl, '--concurrency', '1'];
    const env = { ...process.env, NODE_COMPILE_CACHE: '', PASSMUSTER_API_KEY: sandbox().apiKey };
    execFile(
      '/bin/sh',
      ['-c', command, process.execPath, main, ...args],
      { env },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    );
  });

test('a journal that can grow no more stops the run before the next row, with an account', async () => {
  const names = Array.from({ length: 60 }, (_, row) => `full ${row + 1}`);
  const file = write('full.ndjson', names.map((name) => wallet(name)).join(''));
  const { code, out, err } = await submitWithin(8, file);
  expect(err).toMatch(/full\.ndjson\.journal: it can't be written \(EFBIG\)\n$/);
  expect(err).not.toContain('internal error');
  expect(code).toBe(2);
  const acknowledged = Number(/(\d+) created/.exec(out)?.[1]);
  expect(acknowledged).toBeGreaterThan(5);
  expect(acknowledged).toBeLessThan(55);

  const sent = [...(await created())].filter(([name]) => name.startsWith('full'));
  expect(sent).toHaveLength(acknowledged);

  // With room again, the others are sent, and none twice.
  const { out: rest } = await submit(file);
  const unknown = Number(/(\d+) with unknown/.exec(rest)?.[1] ?? 0);
  expect(unknown).toBeLessThanOrEqual(1);
  const all = [...(await created())].filter(([name]) => name.startsWith('full'));
  expect(all.filter(([, count]) => count > 1)).toEqual([]);
  expect(all).toHaveLength(names.length);
});
