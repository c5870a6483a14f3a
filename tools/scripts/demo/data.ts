import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { walkFiles } from '../../../apps/demo/src/server/tryIt/steps.ts';
import { Refusal } from './refusal.ts';

const files = [
  'demo.key',
  ...['', '-wal', '-shm'].map((end) => `sandbox.sqlite${end}`),
  ...Object.values(walkFiles),
];

/** Removes only the files of the demo from the folder. */
export function removeData(data: string): void {
  for (const name of files) rmSync(join(data, name), { force: true });
}

/** Returns the API key that both servers share. Creates it once, readable by its owner only. */
export function apiKeyIn(data: string): string {
  const file = join(data, 'demo.key');
  if (existsSync(file)) {
    const key = statSync(file).isFile() ? readFileSync(file, 'utf8').trim() : '';
    if (/^[\x21-\x7e]{16,200}$/.test(key)) return key;
    throw new Refusal(
      `${show(file)} contains no API key. Delete it; the next start creates a new one.`,
    );
  }
  const key = `pm_sandbox_${randomBytes(32).toString('base64url')}`;
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

/** Returns a file as the current folder sees it. */
export const show = (file: string): string => relative(process.cwd(), file) || file;
