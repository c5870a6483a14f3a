import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { median } from './median.ts';

/** Returns `source` bundled with all its imports into a minified ES module. */
function bundle(source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    conditions: ['@passmuster/source'],
    format: 'esm',
    minify: true,
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the part of the bundle that a page loads first, without the tables that are loaded on demand. */
export function firstLoad(source: string): string {
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    conditions: ['@passmuster/source'],
    format: 'esm',
    metafile: true,
    minify: true,
    outdir: '.',
    splitting: true,
    target: 'es2023',
    write: false,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, path: next } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') load(next);
    }
  };
  load('stdin.js');
  return [...loaded].map((path) => texts.get(basename(path)) ?? '').join('\n');
}

/** Returns the size in bytes with brotli at its best level, and with gzip. */
export const sizes = (text: string): { readonly brotli: number; readonly gzip: number } => ({
  brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  gzip: gzipSync(text, { level: 9 }).length,
});

/**
 * Milliseconds to load a bundle that exports `first(body)` and to run it once, median of processes of
 * their own.
 */
export function coldStart(source: string, body: string, processes = 15): number {
  const folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
  try {
    writeFileSync(join(folder, 'bundle.mjs'), bundle(source));
    writeFileSync(
      join(folder, 'main.mjs'),
      `const body = JSON.parse(${JSON.stringify(body)});
      const start = performance.now();
      const { first } = await import('./bundle.mjs');
      if (first(body) !== true) throw new Error('refused');
      console.log(performance.now() - start);`,
    );
    const times: number[] = [];
    for (let at = 0; at < processes; at++) {
      const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs')], {
        encoding: 'utf8',
      });
      if (stderr !== '') throw new Error(stderr);
      times.push(Number(stdout));
    }
    return median(times);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
