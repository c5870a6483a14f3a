import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type SandboxProcess, startSandbox } from '@passmuster/testing/startSandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const folder = dirname(write('key.txt', 'a-key'));
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_SEED: 'examples' });
});
afterAll(() => sandbox.stop());

const contract = (more: readonly string[] = [], terminal: Parameters<typeof runInTest>[1] = {}) =>
  runInTest(['contract', sandbox.baseUrl, ...more], {
    fetch,
    env: { PASSMUSTER_API_KEY: sandbox.apiKey },
    ...terminal,
  });

/** Calls a control route of the sandbox. */
const control = async (method: string, path: string, body?: object) => {
  const url = `${sandbox.baseUrl.replace(/\/api$/, '')}/_sandbox/${path}`;
  const headers = { 'x-api-key': sandbox.apiKey, 'content-type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { readonly data: unknown };
};

interface Row {
  readonly gap: number;
  readonly verdict: string;
  readonly switches?: object;
}
const rowsOf = (out: string): readonly Row[] => JSON.parse(out);

/** Ten readings of the specification, each switched to another. */
const ten = {
  requireWebsite: false,
  kycRules: false,
  requiredBankFields: ['currency', 'account_number'],
  capitalizedNetworks: false,
  activeFilterOnly: true,
  clampPages: true,
  malformedReferenceStatus: 422,
  unknownReferenceStatus: 410,
  invalidAddressStatus: 422,
  refuseDifferingCredentials: false,
};

test('against our sandbox every reading is confirmed, and nothing is created', async () => {
  const before = await control('GET', 'snapshot');
  const { code, out, err } = await contract(['--refusals', '--json']);
  expect([err, code]).toEqual(['', 0]);
  const rows = rowsOf(out);
  expect(rows.filter(({ verdict }) => verdict !== 'confirmed')).toEqual([]);
  expect(new Set(rows.map(({ gap }) => gap)).size).toBeGreaterThan(20);
  expect(await control('GET', 'snapshot')).toEqual(before);
});

test('against a sandbox with ten switches turned exactly these ten are found, and saved as its profile', async () => {
  await control('PUT', 'switches', ten);
  const file = join(folder, 'profile.json');
  const { code, out } = await contract(['--refusals', '--save', file]);
  await control('PUT', 'switches', {});
  expect(code).toBe(1);
  expect(out).toContain('10 differ, 0 unknown');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(ten);
  const again = await startSandbox({ SANDBOX_SEED: 'examples', SANDBOX_SWITCHES: file });
  const same = await runInTest(['contract', again.baseUrl, '--refusals', '--json'], {
    fetch,
    env: { PASSMUSTER_API_KEY: again.apiKey },
  });
  await again.stop();
  const found = rowsOf(same.out).map(({ switches }) => switches);
  expect(Object.assign({}, ...found)).toEqual(ten);
});

test('every switch and gap it names is one of the sandbox', async () => {
  const { data } = await control('GET', 'assumptions');
  const known = data as readonly { readonly gap: number; readonly settings: readonly string[] }[];
  await control('PUT', 'switches', ten);
  const rows = rowsOf((await contract(['--refusals', '--json'])).out);
  await control('PUT', 'switches', {});
  for (const { gap, switches = {} } of rows) {
    const settings = known.find((row) => row.gap === gap)?.settings;
    expect(settings, String(gap)).toEqual(expect.arrayContaining(Object.keys(switches)));
  }
});

test('without --refusals only GET is sent, at most 40 times in all, and never the key to another place', async () => {
  const sent: { readonly method: string; readonly url: string; readonly redirect: unknown }[] = [];
  const { code } = await contract([], {
    fetch: (input, init) => {
      sent.push({ method: init?.method ?? 'GET', url: String(input), redirect: init?.redirect });
      return fetch(input, init);
    },
  });
  expect(code).toBe(0);
  expect(sent.length).toBeLessThan(40);
  for (const { method, url, redirect } of sent) {
    expect([method, url.startsWith(sandbox.baseUrl), redirect]).toEqual(['GET', true, 'manual']);
  }
});

test('what is sent with --refusals is reserved for examples, and names no person', async () => {
  const bodies: string[] = [];
  await contract(['--refusals'], {
    fetch: (input, init) => {
      if (typeof init?.body === 'string') bodies.push(init.body);
      return fetch(input, init);
    },
  });
  expect(bodies.length).toBeGreaterThan(4);
  for (const body of bodies) {
    for (const [email] of body.matchAll(/[\w.+-]+@[\w.-]+/g))
      expect(email).toMatch(/@example\.com$/);
    for (const [phone] of body.matchAll(/\+\d{5,}/g)) expect(phone).toMatch(/^\+1202555\d{4}$/);
    expect(body).not.toMatch(/first_name|date_of_birth|data:/);
  }
});

test.each([
  {
    why: 'an API that is not a sandbox',
    url: 'https://api.example.com/api',
    key: 'a-key',
    says: /doesn't look like a sandbox/,
  },
  {
    why: 'a production key',
    url: 'https://sandbox.example.com/api',
    key: 'sk_live_1234',
    says: /looks like a production key. Add --yes/,
  },
  {
    why: 'a production key of another form',
    url: 'https://sandbox.example.com/api',
    key: 'pm_production_1',
    says: /looks like a production key/,
  },
])('$why is not asked without --yes', async ({ url, key, says }) => {
  let count = 0;
  const run = (more: readonly string[]) =>
    runInTest(['contract', url, ...more], {
      env: { PASSMUSTER_API_KEY: key },
      fetch: async () => {
        count += 1;
        return new Response('', { status: 401 });
      },
    });
  const refused = await run([]);
  expect([refused.code, count]).toEqual([2, 0]);
  expect(refused.err).toMatch(says);
  const asked = await run(['--yes']);
  expect(asked.err).toContain('rejected the API key');
  expect(count).toBe(1);
});

test.each([
  { why: 'a rate limit', answer: () => new Response('', { status: 429 }), says: 'limits requests' },
  {
    why: 'no answer',
    answer: () => Promise.reject(new TypeError('no')),
    says: 'could not be reached',
  },
])('$why ends the command with one line, and writes no profile', async ({ answer, says }) => {
  const file = join(folder, 'none.json');
  const { code, err, out } = await contract(['--save', file], { fetch: async () => answer() });
  expect([code, out, existsSync(file)]).toEqual([2, '', false]);
  expect(err).toContain(says);
});

test('a service that answers anything leaves the readings unknown or different, and is not repeated', async () => {
  const hostile = '\u001b[2J\u202eevil';
  const answer = JSON.stringify({
    data: [{ networks: hostile, created_at: hostile }],
    code: hostile,
  });
  const { code, out } = await contract(['--refusals'], {
    fetch: async () => new Response(answer, { status: 403 }),
  });
  expect(code).toBe(1);
  expect(out).not.toContain('evil');
});
