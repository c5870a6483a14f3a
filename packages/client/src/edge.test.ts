import { fileURLToPath } from 'node:url';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The smoke test as one script, for a runtime without modules. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('testing/smoke.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@passmuster/source'] },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'smoke', fileName: 'smoke' } },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('no bundle');
  return result.output[0].code;
}

test('the eight operations run on an edge-like runtime, which has no globals of Node', async () => {
  const vm = new EdgeVM();
  expect(vm.evaluate('typeof process + typeof Buffer + typeof require')).toBe(
    'undefinedundefinedundefined',
  );
  vm.evaluate(await bundle());
  expect(await vm.evaluate<Promise<string[]>>('smoke.smoke()')).toEqual([]);
});
