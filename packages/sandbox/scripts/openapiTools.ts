/**
 * Runs other tools on the OpenAPI document as the sandbox serves it, unedited and without a configuration, and writes
 * what they said to `OPENAPI-TOOLS.md`. `pnpm --filter @passmuster/sandbox openapi:tools`; words after it select tools.
 * Needs a package registry. Exits with 1 if a tool fails.
 */
import { writeFile } from 'node:fs/promises';
import { heyApi, openapiFetch, orval } from './openapiTools/clients.ts';
import {
  dredd,
  portman,
  prism,
  redocly,
  spectral,
  stepCi,
  versionOf,
} from './openapiTools/testers.ts';
import { openToolbox, type Toolbox } from './openapiTools/toolbox.ts';

interface Tool {
  readonly name: string;
  /** The package whose version the page names, first, and what else it needs. */
  readonly packages: readonly [string, ...string[]];
  readonly does: string;
  readonly run: (tools: Toolbox) => Promise<string>;
}

/** The versions that were tried. */
const compilers = ['esbuild@0.28.2', 'typescript@5.9.3'] as const;
const all: readonly Tool[] = [
  {
    name: 'Redocly',
    packages: ['@redocly/cli@2.77.0'],
    does: 'checks the document',
    run: redocly,
  },
  {
    name: 'Spectral',
    packages: ['@stoplight/spectral-cli@6.16.3'],
    does: 'checks the document',
    run: spectral,
  },
  {
    name: 'openapi-fetch',
    packages: ['openapi-fetch@0.17.0', 'openapi-typescript@7.13.0', ...compilers],
    does: 'generates a client',
    run: openapiFetch,
  },
  {
    name: 'orval',
    packages: ['orval@8.38.0', ...compilers],
    does: 'generates a client',
    run: orval,
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.99.0', ...compilers],
    does: 'generates a client',
    run: heyApi,
  },
  {
    name: 'Dredd',
    packages: ['dredd@14.1.0'],
    does: 'sends the examples and compares the answers',
    run: dredd,
  },
  {
    name: 'Portman',
    packages: ['@apideck/portman@1.33.0'],
    does: 'makes Postman tests and runs them with Newman',
    run: portman,
  },
  {
    name: 'Step CI',
    packages: ['stepci@2.8.2', '@stepci/plugin-openapi@0.3.9'],
    does: 'makes a workflow of the examples and runs it',
    run: stepCi,
  },
  {
    name: 'Prism',
    packages: ['@stoplight/prism-cli@5.16.0'],
    does: 'is a validating proxy between the client and the sandbox',
    run: prism,
  },
];

const page = (rows: readonly string[]): string => `# The OpenAPI document in other tools

Each tool reads \`/openapi.json\` as the sandbox serves it, unedited, against a sandbox that has the
ids of its own examples (\`SANDBOX_SEED=examples\`). Written by \`pnpm --filter @passmuster/sandbox openapi:tools\`.

| Tool | Version | What it does | Result |
|---|---|---|---|
${rows.join('\n')}

Nothing is configured but the address and the key, with these exceptions: orval is configured to take the address from the document; Dredd
gets the names of the successes, since no request can cause every documented error; Step CI ignores security schemes, so its sandbox
adds the key, and it doesn't compare the ids of an answer with those of the example.
`;

const words = process.argv.slice(2);
const chosen = words.length === 0 ? all : all.filter(({ name }) => words.includes(name));
const tools = await openToolbox([...new Set(chosen.flatMap(({ packages }) => packages))]);
const rows: string[] = [];
try {
  for (const { name, packages, does, run } of chosen) {
    const result = await run(tools).catch((error: unknown) => {
      process.exitCode = 1;
      const { stdout = '', stderr = '' }: { stdout?: string; stderr?: string } = Object(error);
      console.error(`${name}: ${stdout}${stderr}${stdout + stderr === '' ? String(error) : ''}`);
      return 'failed';
    });
    const version = await versionOf(tools, packages[0].replace(/@[^@]*$/, ''));
    console.log(`${name} ${version}: ${result}`);
    rows.push(`| ${name} | ${version} | ${does} | ${result} |`);
  }
} finally {
  await tools.remove();
}
if (words.length === 0)
  await writeFile(new URL('../OPENAPI-TOOLS.md', import.meta.url), page(rows));
