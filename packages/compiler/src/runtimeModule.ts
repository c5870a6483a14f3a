import { readFileSync } from 'node:fs';

/**
 * The TypeScript source of the functions that generated modules share; it imports valibot alone.
 *
 * @example
 * runtimeModule().includes("from 'valibot'") // true
 */
export function runtimeModule(): string {
  const source = readFileSync(new URL('../src/runtime.ts', import.meta.url), 'utf8');
  return `// Copied from @passmuster/compiler. Do not edit.\n${source}`;
}
