import {
  uuidSample as id,
  page,
  tokenExpired,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { paginateWallets } from '../index.ts';
import { json } from '../testing/answer.ts';
import { inTurn, send } from '../testing/inTurn.ts';
import { withFaults } from '../testing/withFaults.ts';

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('pages are fetched one by one until the last, each when it is reached', async () => {
  const pages = [1, 2, 3].map((at) => send(json(page([{ ...wallet, currency: `C${at}` }], at, 3))));
  await withFaults(inTurn(pages[0]!, ...pages.slice(1)), async (client, { received }) => {
    const iterator = paginateWallets(client, { status: 'active' });
    expect((await iterator.next()).value).toMatchObject({ currency: 'C1' });
    expect(received).toHaveLength(1);
    expect((await collect(iterator)).map(({ currency }) => currency)).toEqual(['C2', 'C3']);
    expect(received.map(({ target }) => target)).toEqual(
      [1, 2, 3].map((at) => `/api/wallets?page=${at}&limit=100&status=active`),
    );
  });
});

test.each([
  { why: 'there are none', play: send(json(page([], 1, 0))), wallets: 0 },
  {
    why: 'a page is empty, whatever its total says',
    play: send(json(page([], 1, 99))),
    wallets: 0,
  },
])('the pages end when $why', async ({ play, wallets }) => {
  await withFaults(play, async (client, { received }) => {
    expect(await collect(paginateWallets(client))).toHaveLength(wallets);
    expect(received).toHaveLength(1);
  });
});

/** Pages of these numbers of wallets, each saying how many pages there are. */
const pagesOf = (...pages: readonly (readonly [wallets: number, totalPages: number])[]) => {
  const [first, ...rest] = pages.map(([count, total], at) =>
    send(json(page(Array(count).fill(wallet), at + 1, total))),
  );
  return inTurn(first!, ...rest);
};

test.each([
  { why: 'the last is empty', play: pagesOf([2, 2], [0, 2]), wallets: 2, pages: 2 },
  { why: 'more are added meanwhile', play: pagesOf([1, 2], [1, 3], [1, 3]), wallets: 3, pages: 3 },
  { why: 'some are gone meanwhile', play: pagesOf([1, 3], [1, 2]), wallets: 2, pages: 2 },
])('if $why, $wallets wallets come from $pages pages', async ({ play, wallets, pages }) => {
  await withFaults(play, async (client, { received }) => {
    expect(await collect(paginateWallets(client))).toHaveLength(wallets);
    expect(received).toHaveLength(pages);
  });
});

test.each([
  { query: {}, asks: '?page=1&limit=100' },
  { query: { limit: undefined }, asks: '?page=1&limit=100' },
  { query: { limit: 5, page: 3 }, asks: '?page=3&limit=5' },
])('pages of $query begin with $asks', async ({ query, asks }) => {
  await withFaults(pagesOf([1, 1]), async (client, { received }) => {
    await collect(paginateWallets(client, query as object));
    expect(received.map(({ target }) => target)).toEqual([`/api/wallets${asks}`]);
  });
});

test('a loop that is left fetches no further page', async () => {
  await withFaults(pagesOf([2, 9]), async (client, { received }) => {
    for await (const { id: found } of paginateWallets(client)) {
      expect(found).toBe(id);
      break;
    }
    expect(received).toHaveLength(1);
  });
});

test('a page that cannot be fetched throws, after the wallets before it', async () => {
  const plays = inTurn(send(json(page([wallet], 1, 2))), send(json(tokenExpired, { status: 401 })));
  await withFaults(plays, async (client) => {
    const iterator = paginateWallets(client);
    expect((await iterator.next()).value).toEqual(wallet);
    await expect(iterator.next()).rejects.toMatchObject({
      name: 'PassmusterError',
      error: { code: 'INVALID_TOKEN' },
    });
  });
});
