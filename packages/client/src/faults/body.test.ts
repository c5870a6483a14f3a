import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  assetCodeSample as assetCode,
  success,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createWallet, listAssetCodes } from '../index.ts';
import { answer, json } from '../testing/answer.ts';
import type { Play } from '../testing/faultServer.ts';
import { send } from '../testing/inTurn.ts';
import { withFaults } from '../testing/withFaults.ts';

const text = JSON.stringify(success([assetCode]));
const gzip = { 'content-encoding': 'gzip' };
test.each([
  { encoding: 'gzip', bytes: gzipSync(text) },
  { encoding: 'br', bytes: brotliCompressSync(text) },
])('an answer in $encoding is read', async ({ encoding, bytes }) => {
  const play = send(answer({ headers: { 'content-encoding': encoding }, body: bytes }));
  await withFaults(play, async (client) => {
    expect((await listAssetCodes(client)).data).toEqual([assetCode]);
  });
});

const chunks =
  (chunk: Buffer, count: number): Play =>
  (socket) => {
    socket.write('HTTP/1.1 200 -\r\ncontent-type: application/json\r\n\r\n');
    for (let i = 0; i < count && !socket.destroyed; i++) socket.write(chunk);
    socket.end();
  };
const patient = { timeout: { attempt: 10_000, total: 10_000 } };
const limited = { maxResponseBytes: 100_000 };

test.each([
  { fault: 'a body over the limit', play: chunks(Buffer.alloc(50_001, ' '), 2), kind: 'too_large' },
  {
    fault: 'a body that decompresses beyond the limit',
    play: send(answer({ headers: gzip, body: gzipSync(Buffer.alloc(100_001, ' ')) })),
    kind: 'too_large',
  },
  {
    fault: 'corrupt gzip',
    play: send(answer({ headers: gzip, body: Buffer.from('not gzip at all') })),
    kind: 'invalid_response',
  },
  {
    fault: '60 kB of headers',
    play: send(answer({ headers: { 'x-long': 'x'.repeat(60_000) }, body: text })),
    kind: 'too_large',
  },
  {
    fault: 'bytes that are not HTTP',
    play: send(Buffer.from('SSH-2.0-x\r\n\r\n')),
    kind: 'invalid_response',
  },
])('$fault: $kind, once', async ({ play, kind }) => {
  await withFaults(
    play,
    async (client, { received }) => {
      const { error } = await listAssetCodes(client);
      expect(error).toMatchObject({ kind, attempts: 1 });
      expect(received).toHaveLength(1);
    },
    limited,
  );
});

test('a body of exactly the limit is read', async () => {
  const body = text.padEnd(100_000, ' ');
  await withFaults(
    send(answer({ body })),
    async (client) => expect((await listAssetCodes(client)).data).toEqual([assetCode]),
    limited,
  );
});

test.each([
  { bytes: 10_000_000, kind: undefined },
  { bytes: 10_000_001, kind: 'too_large' },
])('by default $bytes bytes are $kind', async ({ bytes, kind }) => {
  await withFaults(send(answer({ body: text.padEnd(bytes, ' ') })), async (client) => {
    expect((await listAssetCodes(client, {}, patient)).error?.kind).toBe(kind);
  });
});

const named = { ...wallet, description: 'Ọ̀ṣun – 漢字 – 🏦' };

test('characters split over chunks stay whole', async () => {
  const bytes = json(success(named));
  const byteByByte: Play = (socket) => {
    socket.setNoDelay(true);
    let at = 0;
    const timer = setInterval(() => {
      socket.write(bytes.subarray(at, ++at));
      if (at >= bytes.length) clearInterval(timer);
    }, 0);
    socket.on('close', () => clearInterval(timer));
  };
  await withFaults(
    byteByByte,
    async (client) => {
      expect((await createWallet(client, { currency: 'ZAR' })).data).toEqual(named);
    },
    { timeout: { attempt: 5_000, total: 5_000 } },
  );
});

test('bytes that are not UTF-8 become U+FFFD', async () => {
  const [before = '', after = ''] = JSON.stringify(success({ ...wallet, description: '#' })).split(
    '#',
  );
  const body = Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)]);
  await withFaults(send(answer({ body })), async (client) => {
    expect((await createWallet(client, { currency: 'ZAR' })).data?.description).toBe('\uFFFD(');
  });
});

test('a byte order mark is skipped', async () => {
  await withFaults(send(answer({ body: `\uFEFF${text}` })), async (client) => {
    expect((await listAssetCodes(client)).data).toEqual([assetCode]);
  });
});
