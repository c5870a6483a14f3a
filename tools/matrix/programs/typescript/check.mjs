/** Compiles the programs beside it once for each set of types named, and fails on an error in them or in our packages. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const platforms = {
  none: { types: [], lib: ['es2022'], files: ['libraries.ts'], moduleResolution: 'node16' },
  node: {
    types: ['node'],
    lib: ['es2022'],
    files: ['libraries.ts', 'sandbox.ts', 'client.ts'],
    moduleResolution: 'node16',
  },
  dom: {
    types: [],
    lib: ['es2022', 'dom'],
    files: ['libraries.ts', 'client.ts'],
    moduleResolution: 'bundler',
  },
  bun: { types: ['bun-types'], lib: ['es2022'], files: ['client.ts'], moduleResolution: 'bundler' },
  workers: {
    types: ['@cloudflare/workers-types'],
    lib: ['es2022'],
    files: ['client.ts'],
    moduleResolution: 'bundler',
  },
};

for (const name of process.argv.slice(2)) {
  const { files, ...options } = platforms[name];
  const compilerOptions = {
    ...{ noEmit: true, strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
    ...{ target: 'es2022', module: options.moduleResolution === 'node16' ? 'node16' : 'esnext' },
    ...options,
  };
  writeFileSync(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions, files }));
  const args = ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}.json`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
  // valibot and the types of a platform have errors of their own.
  const ours = lines.filter((line) => !/^node_modules\/(?!@passmuster\/)/.test(line));
  if (ours.length > 0 || stderr !== '') {
    console.error(`${name}: ${ours.length} errors\n${ours.join('\n')}${stderr}`);
    process.exitCode = 1;
  }
}
