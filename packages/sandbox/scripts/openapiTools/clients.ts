import { programs } from './programs.ts';
import { apiKey, type Served, type Toolbox } from './toolbox.ts';

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

/** Compiles the program of a generated client under `strict`, and runs it against the sandbox. */
async function compileAndRun(
  { tool, node, write }: Toolbox,
  { baseUrl }: Served,
  name: keyof typeof programs,
): Promise<string> {
  const values = { baseUrl, apiKey };
  const text = programs[name].replace(/"\{(baseUrl|apiKey)\}"/g, (_, key: keyof typeof values) =>
    JSON.stringify(values[key]),
  );
  await write(`${name}.ts`, text);
  await write('tsconfig.json', JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  await tool('tsc', '-p', '.', '--noEmit');
  const bundle = `${name}.mjs`;
  await tool('esbuild', `${name}.ts`, '--bundle', '--format=esm', `--outfile=${bundle}`);
  const printed = await node(bundle);
  if (printed !== 'USDC polygon 400 VALIDATION_ERROR') throw new Error(printed);
  return 'compiles under `strict`, creates a wallet, reads a typed refusal';
}

export const openapiFetch = (tools: Toolbox): Promise<string> =>
  tools.serve(async (served) => {
    await tools.tool('openapi-typescript', served.document, '-o', 'openapiTypes.ts');
    return compileAndRun(tools, served, 'openapiFetch');
  });

export const orval = (tools: Toolbox): Promise<string> =>
  tools.serve(async (served) => {
    const output = {
      target: 'orvalClient.ts',
      client: 'fetch',
      baseUrl: { getBaseUrlFromSpecification: true },
    };
    const config = { api: { input: served.document, output } };
    await tools.write('orval.config.mjs', `export default ${JSON.stringify(config)}`);
    await tools.tool('orval', '--config', 'orval.config.mjs');
    return compileAndRun(tools, served, 'orval');
  });

export const heyApi = (tools: Toolbox): Promise<string> =>
  tools.serve(async (served) => {
    const to = ['-o', 'heyApiClient', '-c', '@hey-api/client-fetch'];
    await tools.tool('openapi-ts', '-i', served.document, ...to);
    return compileAndRun(tools, served, 'heyApi');
  });
