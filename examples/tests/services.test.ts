import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumOptions } from '../../packages/testing/src/chromiumOptions.ts';
import { runCommand } from '../../tools/matrix/runCommand.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

const folder = (): string => `${inject('examples')}/services`;
const draft = readFileSync(new URL('../services/public/application.json', import.meta.url), 'utf8');
let server: RunningProgram;
let browser: Browser;
beforeAll(async () => {
  const vite = ['node', '../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { passed, output } = await runCommand(vite, folder());
  expect(passed, output).toBe(true);
  server = await startProgram(folder(), ['src/server.ts'], { PORT: '0' });
  browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface ReviewedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly remedy: string;
}

/** Returns everything that a person or a program reads of a review, as bytes to compare. */
const bytesOf = (verdict: string, findings: readonly ReviewedFinding[]): string =>
  JSON.stringify(
    {
      verdict,
      findings: findings.map(({ rule, severity, path, message, remedy }) => ({
        rule,
        severity,
        path,
        message,
        remedy,
      })),
    },
    undefined,
    1,
  );

/** What a page posted and a server answered. */
interface Answered {
  readonly bytes: string;
  readonly revision: string;
}

/** Returns the last review that the worker of the minified page posted. */
async function reviewInPage(language: string): Promise<Answered> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    const posted: unknown[] = [];
    Reflect.set(globalThis, 'posted', posted);
    globalThis.Worker = class extends Worker {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        this.addEventListener('message', ({ data }) => posted.push(data.result));
      }
    };
  });
  await page.goto(`${server.address}/?lang=${language}`);
  await page.getByRole('status').filter({ hasText: 'left' }).waitFor();
  const { verdict, findings, revision } = await page.evaluate(() =>
    Reflect.get(globalThis, 'posted').at(-1),
  );
  await page.context().close();
  return { bytes: bytesOf(verdict, findings), revision };
}

async function reviewOnServer(language: string): Promise<Answered> {
  const answer = await fetch(`${server.address}/reviews?lang=${language}`, {
    method: 'POST',
    body: draft,
  });
  const { verdict, findings, revision } = (await answer.json()) as {
    readonly revision: string;
    readonly verdict: string;
    readonly findings: readonly ReviewedFinding[];
  };
  return { bytes: bytesOf(verdict, findings), revision };
}

/** Runs a command of the installed package, and returns the first line that it prints. */
async function run(...args: readonly string[]): Promise<string> {
  const bin = `${inject('examples')}/node_modules/.bin/passmuster`;
  const { stdout } = await promisify(execFile)(bin, [...args, '--allow-modules'], {
    cwd: folder(),
  }).catch((error: { readonly stdout: string }) => error);
  return stdout.split('\n')[0] ?? '';
}

async function reviewByCommand(language: string): Promise<Answered> {
  const file = 'public/application.json';
  const checked = await run('check', 'customer', file, '--format', 'ndjson', '--lang', language);
  const { verdict, findings } = JSON.parse(checked);
  const { revision } = JSON.parse(await run('audit', file));
  return { bytes: bytesOf(verdict, findings), revision };
}

test.each(['en', 'fr'])(
  'a form, a server and the command line come to the same findings and texts in %s, by the same revision',
  async (language) => {
    const onServer = await reviewOnServer(language);
    expect(onServer.bytes).toContain('acme/own-website');
    expect(onServer.bytes).toContain(
      language === 'fr' ? 'page de réseau social' : 'social network',
    );
    expect(onServer.revision).toMatch(/^acme\/[0-9a-f]{8} kyc\//);
    expect(await reviewInPage(language)).toEqual(onServer);
    expect(await reviewByCommand(language)).toEqual(onServer);
  },
);

test('the texts of the two languages differ', async () => {
  expect((await reviewOnServer('fr')).bytes).not.toBe((await reviewOnServer('en')).bytes);
});
