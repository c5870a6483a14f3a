import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { listen } from '../testing/listen.ts';
import { rawExchange } from '../testing/rawExchange.ts';

const key = 'a-key-of-this-test-only-1';
const sandbox = createSandbox({ apiKeys: [key] });
let url: string;
let close: () => void;

beforeAll(async () => {
  ({ url, close } = await listen(sandbox));
});
afterAll(async () => {
  close();
  await sandbox.close();
});

const withFault = (fault: string): string =>
  `GET /api/wallets HTTP/1.1\r\nHost: sandbox\r\nx-api-key: ${key}\r\nx-sandbox-fault: ${fault}\r\n\r\n`;

test.each(['drop', 'drop-after'])('%s cuts the connection without a byte', async (fault) => {
  expect(await rawExchange(url, withFault(fault))).toBe('');
});

test('truncate announces more than it sends', async () => {
  const answer = await rawExchange(url, withFault('truncate'));
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  expect(body.length).toBeLessThan(Number(/content-length: (\d+)/i.exec(headers)?.[1]));
});
