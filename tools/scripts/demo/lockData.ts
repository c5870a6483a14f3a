import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { show } from './data.ts';
import { Refusal } from './refusal.ts';

/**
 * Keeps other starts away from the folder until this process ends: a second one would delete or change the data of the first. The
 * lock of a process that was killed is taken over.
 *
 * @throws Refusal if a running demo uses the folder.
 */
export function lockData(data: string): void {
  const file = join(data, 'demo.lock');
  const holder = holderOf(file);
  if (holder !== undefined && isRunning(holder)) {
    throw new Refusal(
      `process ${holder} uses ${show(data)}, so it wasn't changed. End that demo with Ctrl-C, or choose another folder with --data. If that process isn’t a demo, delete ${show(file)}.`,
    );
  }
  if (holder !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new Refusal(`another start has just taken ${show(data)}, so it wasn't changed.`);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Returns the process ID in a lock, 0 if it has none; undefined if there is no lock. */
function holderOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isRunning(id: number): boolean {
  if (id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
