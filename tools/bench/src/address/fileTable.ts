import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForFiles } from './bundleForFiles.ts';
import type { FileTimes } from './timeFiles.ts';

/** Returns a table of how fast files of repeated `addresses` are checked, and in how much memory. */
export function fileTable(addresses: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  try {
    bundleForFiles(folder, ['timeFiles', 'checkFile']);
    const part = `${addresses.join('\n')}\n`;
    const [path, millionPath] = [join(folder, 'part.txt'), join(folder, 'million.txt')];
    writeFileSync(path, part);
    writeFileSync(millionPath, part.repeat(1_000_000 / addresses.length));
    const run = (name: string, ...args: string[]): unknown => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [join(folder, `${name}.mjs`), ...args],
        { encoding: 'utf8' },
      );
      if (stderr !== '') throw new Error(stderr);
      return JSON.parse(stdout);
    };
    const times = run('timeFiles', path) as readonly FileTimes[];
    const { lines, megabytes } = run('checkFile', millionPath) as {
      readonly lines: number;
      readonly megabytes: number;
    };
    if (lines !== 1_000_000) throw new Error(`${lines} lines`);
    return toTable(times, `${Math.round(megabytes)} MB`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toTable(times: readonly FileTimes[], memory: string): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = times.flatMap(({ addresses, viem, one, oneToViem }, i) => {
    const many = addresses.toLocaleString('en');
    return [
      row([many, 'viem, a string at a time', `${(viem / 1000).toFixed(1)} us`, 'x1.0', '']),
      row([
        many,
        '`checkAddressFile`',
        `${one.toFixed(0)} ns`,
        `x${oneToViem.toFixed(0)} viem`,
        i === 0 ? memory : '',
      ]),
    ];
  });
  return `| addresses in the file | | an address | | peak memory, read from disk |
|---|---|---|---|---|
${rows.join('\n')}`;
}
