import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSubmission } from '@passmuster/client/submission';
import { createMemoryDrafts } from '@passmuster/form/drafts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  application,
  company,
  key,
  leakedIn,
  personal,
  read,
  root,
  shown,
} from './privateValues.ts';

/** A program that runs, with everything that it has printed. */
interface Program {
  readonly printed: () => string;
  /** Resolves to the exit status. */
  readonly ended: Promise<number>;
  /** Resolves to the address that it prints. */
  readonly address: Promise<string>;
  readonly stop: () => Promise<unknown>;
}

const programs: Program[] = [];
let folder: string;

/** Starts a program of the repository from its sources, in the folder of this test. */
function start(
  path: string,
  words: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const main = new URL(path, root).pathname;
  const child = spawn(process.execPath, ['--conditions=@passmuster/source', main, ...words], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  let text = '';
  const ended = once(child, 'close').then(([status]) => Number(status));
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
    void ended.then(() => reject(new Error(`ended: ${text}`)));
  });
  address.catch(() => undefined);
  const stop = () => {
    child.kill();
    return ended;
  };
  const program = { printed: () => text, ended, address, stop };
  programs.push(program);
  return program;
}

const post = (address: string, body: string, headers: Readonly<Record<string, string>>) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

let sandbox: Program;
let api: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'privacy-'));
  sandbox = start('packages/sandbox/src/main.ts', [], {
    SANDBOX_DATA: join(folder, 'sandbox.sqlite'),
    SANDBOX_API_KEY: key,
    SANDBOX_LOG: 'info',
  });
  api = `${await sandbox.address}/api`;
});
afterAll(async () => {
  await Promise.all(programs.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Expects that pages say a sentence, on whatever lines. */
const expectSentence = (sentence: string, ...pages: readonly string[]): void => {
  for (const page of pages) expect(read(page).replace(/\s+/g, ' ')).toContain(sentence);
};

test('the values are found in an output that has them', () => {
  expect(leakedIn(JSON.stringify(application)).length).toBeGreaterThan(15);
  expect(personal.length).toBeGreaterThan(15);
});

test('SANDBOX_LOG=info writes a line per request, without keys or personal data', async () => {
  expectSentence(
    'per request, without keys or personal data',
    'packages/sandbox/README.md',
    'apps/docs/src/content/docs/about/security.md',
  );
  const path = `${api}/business-customers`;
  const statuses: number[] = [];
  for (const body of [
    JSON.stringify(application),
    JSON.stringify(company),
    '{"email": "thandi.pri',
  ])
    statuses.push((await post(path, body, { 'x-api-key': key })).status);
  statuses.push((await post(path, '{}', { authorization: 'Bearer sk_live_of_another' })).status);
  const search = new URLSearchParams({ customer_id: company.email, page: company.phone });
  statuses.push(
    (await fetch(`${api}/wallets?${search}`, { headers: { 'x-api-key': key } })).status,
  );
  expect(statuses).toEqual([400, 201, 400, 401, 400]);
  await expect.poll(() => sandbox.printed().match(/createBusinessCustomer/g)?.length).toBe(4);
  expect(leakedIn(sandbox.printed())).toEqual([]);
  expect(sandbox.printed()).not.toMatch(/thandi|sk_live|karoo/i);
});

test('the server of the Express guide answers and logs without a value of the body', async () => {
  expectSentence(
    'It never repeats what was typed',
    'apps/docs/src/content/docs/guides/express.mdx',
  );
  expectSentence(
    'nothing of a body is logged',
    'apps/docs/src/content/docs/guides/express.mdx',
    'examples/express/README.md',
  );
  const server = start('examples/express/src/server.ts', [], { API_URL: api, API_KEY: key });
  const path = `${await server.address}/api/business-customers`;
  const answers: string[] = [];
  for (const body of [JSON.stringify(application), JSON.stringify(application).slice(0, 400)]) {
    const answer = await post(path, body, { authorization: 'Bearer visitor' });
    answers.push(`${answer.status} ${[...answer.headers]} ${await answer.text()}`);
  }
  expect(answers.map((text) => text.slice(0, 3))).toEqual(['400', '400']);
  expect(leakedIn([...answers, server.printed()].join('\n'))).toEqual([]);
});

test('submit prints and records no value of the rows', async () => {
  expectSentence(
    'the journal holds salted hashes, and no value of the rows',
    'apps/docs/src/content/docs/guides/submit.mdx',
  );
  expectSentence('The journal holds no value of the rows', 'packages/cli/README.md');
  expectSentence('No message repeats what was typed', 'packages/cli/README.md');
  expectSentence(
    'progress and findings, without values',
    'apps/docs/src/content/docs/about/security.md',
  );
  const sent = { ...company, email: 'another@thandi-trading.co.za', phone: '+27824567891' };
  await writeFile(join(folder, 'rows.json'), JSON.stringify([application, sent]));
  const environment = { PASSMUSTER_API_KEY: key, PASSMUSTER_BASE_URL: api };
  const run = start('packages/cli/src/main.ts', ['submit', 'customer', 'rows.json'], environment);
  await run.ended;
  expect(run.printed()).toContain('1 created');
  const names = (await readdir(folder)).filter((name) => !/^rows\.json$|sqlite/.test(name));
  expect(names).toContain('rows.json.journal');
  const written = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  const output = [run.printed(), ...written].join('\n');
  expect(leakedIn(output)).toEqual([]);
  for (const value of [sent.email, sent.phone]) expect(output).not.toContain(value);
});

test('the journal of drafts stays without personal data', async () => {
  expectSentence(
    'The journal stays, without personal data',
    'apps/docs/src/content/docs/guides/form-submit.mdx',
  );
  const drafts = createMemoryDrafts();
  const { email, phone } = application;
  const submission = createSubmission({
    key: 'application-7',
    journal: drafts.journal,
    now: () => new Date(0),
    send: async () => ({ data: { id: 'c-1' } }),
  });
  await submission.submit(JSON.stringify(application), { identity: { email, phone } });
  const entries = await drafts.journal.find(['application-7']);
  expect(entries.length).toBeGreaterThan(1);
  expect(leakedIn(shown(entries))).toEqual([]);
});
