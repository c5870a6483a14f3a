import { randomUUID } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { sampleCustomer } from '../sampleCustomer.ts';

export interface RaceReport {
  /** For each round, how many of the racing requests succeeded: always 1. */
  readonly winners: readonly number[];
  /** Answers that are neither the success nor the refusal that was expected. */
  readonly strange: number;
}

const racers = 20;

/** Sends twenty creations at once that share an email or a phone: one 201, nineteen 409. */
export async function raceCreations(
  call: Caller,
  field: 'email' | 'phone',
  rounds: number,
): Promise<RaceReport> {
  return race(rounds, 201, 409, async (round) => {
    const shared =
      field === 'email'
        ? { email: `${randomUUID()}@race.example` }
        : { phone: `+1${2_000_000_000 + round}` };
    return () => call('POST', '/api/business-customers', sampleCustomer(shared));
  });
}

/** Sends twenty deletions of one bank method at once: one 200, nineteen 404. */
export async function raceDeletions(call: Caller, rounds: number): Promise<RaceReport> {
  return race(rounds, 200, 404, async () => {
    const added = await call('POST', '/api/payout/methods/banks', {
      type: 'BANK',
      currency: 'NGN',
      account_name: 'A',
      account_number: '0012345678',
      bank_name: 'B',
      bank_code: '011',
    });
    return () => call('DELETE', `/api/payout/methods/${added.body.data.id}`);
  });
}

/**
 * Sends sixteen writes at once in each round, and among them a reset or the restoration of a snapshot.
 * Returns the faults found afterward: unexpected answers, an inconsistent ledger, a wrong total.
 */
export async function raceResets(call: Caller, rounds: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await call('POST', '/_sandbox/reset');
    const { body: seeded } = await call('POST', '/_sandbox/seed');
    const snapshot = (await call('GET', '/_sandbox/snapshot')).body.data;
    const replies = await Promise.all(
      Array.from({ length: 17 }, (_, at) => {
        if (at === 8 && round % 2 === 0) return call('POST', '/_sandbox/reset');
        if (at === 8) return call('PUT', '/_sandbox/snapshot', snapshot);
        if (at % 3 === 0) return call('POST', '/api/business-customers', sampleCustomer());
        if (at % 3 === 1) return call('POST', '/api/wallets', { currency: 'ZAR' });
        return call('POST', `/_sandbox/wallets/${seeded.data.wallet_ids.zar}/fund`, {
          amount: '1',
        });
      }),
    );
    const strange = replies.map(({ status }) => status).filter((s) => ![200, 201, 404].includes(s));
    if (strange.length > 0) faults.push(`round ${round}: answered ${strange}`);
    const { sound } = (await call('GET', '/_sandbox/ledger')).body.data;
    if (!sound) faults.push(`round ${round}: the ledger is unsound`);
    const { data, pagination } = (await call('GET', '/api/wallets?limit=100')).body;
    if (data.length !== pagination.total) faults.push(`round ${round}: the total is wrong`);
  }
  return faults;
}

async function race(
  rounds: number,
  won: number,
  lost: number,
  prepare: (round: number) => Promise<() => Promise<{ readonly status: number }>>,
): Promise<RaceReport> {
  const winners: number[] = [];
  let strange = 0;
  for (let round = 0; round < rounds; round += 1) {
    const run = await prepare(round);
    const statuses = await Promise.all(
      Array.from({ length: racers }, async () => (await run()).status),
    );
    winners.push(statuses.filter((status) => status === won).length);
    strange += statuses.filter((status) => status !== won && status !== lost).length;
  }
  return { winners, strange };
}
