import { typescriptVersions } from '../versions.ts';
import { libraries, pinned, type Row } from './row.ts';

const newest = typescriptVersions.at(-1);

/** Our declarations must have no error with `skipLibCheck: false`, whatever types of a platform a project has. */
export const typescript: readonly Row[] = typescriptVersions.map((version) => ({
  group: 'TypeScript',
  name: `TypeScript ${version}: node16 and bundler, skipLibCheck off, with and without the DOM library`,
  ours: [...libraries, '@passmuster/sandbox'],
  others: {
    ...pinned('valibot', '@types/node'),
    ...(version === newest ? pinned('bun-types', '@cloudflare/workers-types') : {}),
    typescript: version,
  },
  files: {
    'libraries.ts': 'typescript/libraries.ts',
    'sandbox.ts': 'typescript/sandbox.ts',
    'client.ts': 'typescript/client.ts',
    'check.mjs': 'typescript/check.mjs',
  },
  steps: [
    ['node', 'check.mjs', 'none', 'node', 'dom', ...(version === newest ? ['bun', 'workers'] : [])],
  ],
}));
