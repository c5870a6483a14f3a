import {
  AuthenticationErrorSchema,
  OperationErrorSchema,
  SuccessMessageSchema,
} from '@passmuster/schemas';
import fc from 'fast-check';
import * as v from 'valibot';
import { apiRoutes } from '../../http/apiRoutes.ts';
import type { Caller, Reply } from '../caller.ts';
import { sampleCustomer } from '../sampleCustomer.ts';

export interface FuzzReport {
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** One line for each answer that is a 5xx, has no known shape, or reveals internals. */
  readonly faults: readonly string[];
}

const nasty = fc.constantFrom(
  ...[
    '',
    '\0',
    '\ud800',
    '%00',
    '%zz',
    '../../etc',
    '__proto__',
    '9007199254740993',
    '-1',
    '1e999',
  ],
  ...["' or 1=1 --", 'x'.repeat(5000), '\u202e', 'USDC', 'ZAR', 'polygon'],
  ...['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b'],
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 20 }));
const value = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);
const field = fc.constantFrom(
  ...['currency', 'network', 'description', 'customer_id', 'type', 'account_name', 'iban', 'email'],
  ...['account_number', 'bank_name', 'bank_code', 'phone', 'documents', 'business_owners'],
  ...['registered_address', '__proto__', 'constructor'],
);
const parameter = fc.constantFrom(
  ...['page', 'limit', 'status', 'asset_type', 'currency', 'customer_id', 'address', 'network'],
  'address[]',
);

/** A body that no operation accepts. */
const strangeBody = fc.oneof(
  value.map((any) => JSON.stringify(any) ?? ''),
  text,
  fc.constant('{"a":'.repeat(2000)),
);
/** Generates a value that is usually absent: present once for every `often` times absent. */
const rarely = <Value>(
  often: number,
  arbitrary: fc.Arbitrary<Value>,
): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: often, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const request = fc.record({
  route: fc.constantFrom(...apiRoutes),
  method: rarely(20, fc.constantFrom('PATCH', 'PUT', 'HEAD', 'OPTIONS')),
  segment: text,
  query: fc.array(fc.tuple(parameter, text), { maxLength: 4 }),
  raw: rarely(8, fc.constantFrom('?%zz', '?a=%ff', '?page=1&page=2', '?=', '?&&&', '#x')),
  /** Fields of a valid body to replace; usually none. */
  changes: fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    fc.dictionary(field, value, { maxKeys: 3 }),
  ),
  strange: rarely(2, strangeBody),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'application/json',
    'text/plain',
    'APPLICATION/JSON',
    '',
  ),
});

const bank = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'A',
  account_number: '1',
  bank_name: 'B',
  bank_code: '1',
};
const bodies: Readonly<Record<string, () => object>> = {
  createBusinessCustomer: sampleCustomer,
  createBankPayoutMethod: () => bank,
  createWallet: () => ({ currency: 'ZAR' }),
};

/** Sends generated requests to the eight operations, the same ones for the same seed. */
export async function fuzz(call: Caller, requests: number, seed: number): Promise<FuzzReport> {
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  for (const one of fc.sample(request, { numRuns: requests, seed })) {
    const { method, target, reply } = await send(call, one);
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    const fault = method === 'HEAD' ? undefined : faultOf(reply);
    if (fault !== undefined) faults.push(`${method} ${target.slice(0, 200)} ${fault}`);
  }
  return { requests, statuses, faults };
}

type Generated = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

async function send(call: Caller, one: Generated) {
  const method = one.method ?? one.route.method;
  const query = new URLSearchParams(one.query.map(([name, text]) => [name, text.toWellFormed()]));
  const path = one.route.path.replace(/:\w+/, encodeURIComponent(one.segment.toWellFormed()));
  const target = path + (one.raw ?? (one.query.length > 0 ? `?${query}` : ''));
  if (method === 'GET' || method === 'HEAD') {
    return { method, target, reply: await call(method, target) };
  }
  const body = one.strange ?? JSON.stringify({ ...bodies[one.route.name]?.(), ...one.changes });
  const reply = await call(method, target, body, { 'content-type': one.type });
  return { method, target, reply };
}

const inside =
  /at \w+ \(|node_modules|\.ts:\d|sqlite|postgres|constraint|syntax error|select |insert /i;

function faultOf({ status, body: answer, text: shown }: Reply): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status >= 400 && inside.test(shown)) return 'reveals internals';
  const schema =
    status < 300
      ? SuccessMessageSchema
      : status === 401
        ? AuthenticationErrorSchema
        : OperationErrorSchema;
  return v.is(schema, answer) ? undefined : `has an unknown shape at ${status}`;
}
