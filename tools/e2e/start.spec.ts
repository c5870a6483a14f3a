import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { firstPort, test } from './servers.ts';

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test('a taken port is skipped, and Ctrl-C frees the one used instead', {
  tag: '@main',
}, async ({ startDemo }) => {
  const blocker = createServer().listen(firstPort + 3, '127.0.0.1');
  await once(blocker, 'listening');
  const demo = startDemo();
  const url = await demo.url();
  expect(url).toBe(`http://127.0.0.1:${firstPort + 4}`);
  expect(await isUp(`${url}/health`)).toBe(true);
  expect(demo.output.match(/^ {2}Demo .*http:/gm)).toHaveLength(1);
  expect(await demo.stop()).toBe(0);
  expect(await isUp(`${url}/health`)).toBe(false);
  blocker.close();
});

test('the key is kept for its owner only, is the same after a restart, and new after a reset', async ({
  data,
  startDemo,
}) => {
  const file = join(data, 'demo.key');
  const first = startDemo();
  await first.url();
  await first.stop();
  const key = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first.output).not.toContain(key.trim());

  const second = startDemo();
  await second.url();
  await second.stop();
  expect(readFileSync(file, 'utf8')).toBe(key);

  writeFileSync(join(data, 'mine.txt'), 'kept');
  const third = startDemo('--reset');
  await third.url();
  expect(readFileSync(file, 'utf8')).not.toBe(key);
  expect(readFileSync(join(data, 'mine.txt'), 'utf8')).toBe('kept');
});

test('a second start, even one with --reset, leaves the data of a running demo alone', async ({
  data,
  startDemo,
}) => {
  const first = startDemo();
  const url = await first.url();
  const key = readFileSync(join(data, 'demo.key'), 'utf8');
  for (const args of [[], ['--reset']]) {
    const second = startDemo(...args);
    expect(await second.ended()).toBe(1);
    expect(second.output).toMatch(/a running demo uses .*End that demo with Ctrl-C/);
    expect(readFileSync(join(data, 'demo.key'), 'utf8')).toBe(key);
  }
  expect(await isUp(`${url}/health`)).toBe(true);
  expect(await first.stop()).toBe(0);
  expect(await startDemo().url()).toBe(url);
});

test.describe('what keeps it from starting is said in a line, without a stack trace', () => {
  const cases = [
    {
      why: 'a data file that is not a database',
      prepare: (data: string) => writeFileSync(join(data, 'sandbox.sqlite'), 'x'.repeat(10_000)),
      args: [],
      said: /sandbox\.sqlite cannot be used/,
    },
    {
      why: 'a key file without a key',
      prepare: (data: string) => writeFileSync(join(data, 'demo.key'), '\n'),
      args: [],
      said: /demo\.key contains no API key\. Delete it/,
    },
    {
      why: 'a key file that is a folder',
      prepare: (data: string) => mkdirSync(join(data, 'demo.key')),
      args: [],
      said: /demo\.key contains no API key/,
    },
    {
      why: 'a port that is none',
      prepare: () => {},
      args: ['--port', 'x'],
      said: /--port x: not a port/,
    },
    { why: 'an unknown option', prepare: () => {}, args: ['--rest'], said: /--rest/ },
  ];
  for (const { why, prepare, args, said } of cases) {
    test(why, async ({ data, startDemo }) => {
      prepare(data);
      const demo = startDemo(...args);
      expect(await demo.ended()).toBe(1);
      expect(demo.output).toMatch(said);
      expect(demo.output).not.toMatch(/^\s+at /m);
    });
  }
});
