import { customerSample } from '@passmuster/testing/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditRecord } from '../audit/auditRecord.ts';
import { type ReviewServer, startReviewServer } from '../testing/startReviewServer.ts';
import { tableOf } from '../testing/tableOf.ts';

const asOf = '2026-11-23';
let server: ReviewServer;
let other: ReviewServer;
beforeAll(async () => {
  [server, other] = await Promise.all([
    startReviewServer('acme', asOf),
    startReviewServer('acme', asOf),
  ]);
});
afterAll(() => Promise.all([server.close(), other.close()]));

const draft = {
  ...customerSample,
  registered_address: { ...customerSample.registered_address, country: 'BY' },
};
const own = tableOf('risk/ofac', [{ code: 'BY', program: 'comprehensive', since: '2026-11-01' }]);

async function reviewedBy({ address }: ReviewServer, body?: BodyInit): Promise<AuditRecord> {
  const sent = { method: 'POST', body: body ?? JSON.stringify(draft), duplex: 'half' };
  return (await fetch(`${address}/reviews`, sent)).json() as Promise<AuditRecord>;
}

async function given(table: string) {
  const answer = await fetch(`${server.address}/tables`, { method: 'PUT', body: table });
  const { reason, revision } = (await answer.json()) as Readonly<Record<string, string>>;
  return { status: answer.status, reason, revision };
}

const isStopped = ({ findings }: AuditRecord): boolean =>
  findings.some(({ rule }) => rule === 'risk/ofac-comprehensive');

test('a running server takes a row of its own in a new reviewer, and an open review ends by the former', async () => {
  const before = await reviewedBy(server);
  expect(isStopped(before)).toBe(false);

  const text = JSON.stringify(draft);
  let finish = (): void => undefined;
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, 10)));
      finish = () => {
        controller.enqueue(new TextEncoder().encode(text.slice(10)));
        controller.close();
      };
    },
  });
  const open = reviewedBy(server, slow);
  // A second request over a socket of its own: the server has begun the first by then.
  await reviewedBy(server);
  const { status, revision } = await given(JSON.stringify(own));
  expect(status).toBe(200);
  const after = await reviewedBy(server);
  finish();
  const ended = await open;

  expect(isStopped(after)).toBe(true);
  expect(after.revision).toBe(revision);
  expect(after.data).toContainEqual({
    name: 'OFAC comprehensive sanctions',
    asOf: own.asOf,
    hash: own.hash,
  });
  expect(isStopped(ended)).toBe(false);
  expect(ended.revision).toBe(before.revision);
});

test('a table that is cut off, or of wrong rows, leaves the former one in use', async () => {
  const taken = await given(JSON.stringify(own));
  const cut = await given(JSON.stringify(own).slice(0, -20));
  expect(cut).toMatchObject({ status: 422, revision: taken.revision });
  const wrong = await given(JSON.stringify({ ...own, count: 2 }));
  expect(wrong).toEqual({
    status: 422,
    reason: 'risk/ofac: count must be the number of rows, 1',
    revision: taken.revision,
  });
  expect(isStopped(await reviewedBy(server))).toBe(true);
});

test('two services with different tables have different revisions, and the same with the same', async () => {
  await given(JSON.stringify(own));
  const [one, two] = await Promise.all([reviewedBy(server), reviewedBy(other)]);
  expect(one.revision).toMatch(/^acme\/[0-9a-f]{8} kyc\//);
  expect(two.revision).toMatch(/^acme\/[0-9a-f]{8} kyc\//);
  expect(one.revision).not.toBe(two.revision);
  await fetch(`${other.address}/tables`, { method: 'PUT', body: JSON.stringify(own) });
  expect((await reviewedBy(other)).revision).toBe(one.revision);
});
