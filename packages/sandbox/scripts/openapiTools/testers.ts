import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callEveryOperation } from './callEveryOperation.ts';
import { apiKey, type Toolbox } from './toolbox.ts';

/** Returns how many of all passed, or throws what the tool printed if some did not. */
function passed(count: number, all: number, unit: string, printed: string): string {
  if (count !== all || all === 0) throw new Error(printed);
  return `${count} of ${all} ${unit}`;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export const redocly = async (tools: Toolbox): Promise<string> =>
  tools.serve(async ({ document }) => {
    await tools.tool('redocly', 'lint', '--extends=recommended-strict', document);
    return 'nothing to report (`recommended-strict`)';
  });

export const spectral = async (tools: Toolbox): Promise<string> =>
  tools.serve(async ({ document }) => {
    await tools.write('.spectral.yaml', 'extends: ["spectral:oas"]\n');
    await tools.tool('spectral', 'lint', '--fail-severity=hint', document);
    return 'nothing to report (`spectral:oas`)';
  });

/** Dredd tries every documented response, but can only cause the successes, so it gets their names. */
export const dredd = (tools: Toolbox): Promise<string> =>
  tools.serve(async ({ document, baseUrl }) => {
    const names = await tools.tool('dredd', document, baseUrl, '--names', '--loglevel', 'error');
    const successes = [...names.matchAll(/\/.* > 20[01] > application\/json/g)].flat();
    const only = successes.flatMap((name) => ['--only', name]);
    const header = ['--header', `x-api-key: ${apiKey}`];
    const printed = await tools.tool('dredd', document, baseUrl, ...header, ...only);
    return passed(count(printed, /^pass:/gm), 8, 'successes', printed);
  });

export const portman = (tools: Toolbox): Promise<string> =>
  tools.serve(async ({ document, baseUrl }) => {
    const key = { envVar: [{ key: 'apiKey', value: apiKey }] };
    const options = ['--runNewman', '--newmanRunOptions', JSON.stringify(key)];
    const printed = await tools.tool('portman', '-l', document, '-b', baseUrl, ...options);
    const [, executed = '0', failed = '1'] = /assertions │ +(\d+) │ +(\d+)/.exec(printed) ?? [];
    const all = Number(executed);
    return passed(all - Number(failed), all, 'assertions on 8 operations', printed);
  });

/** step-ci ignores security schemes, and compares answers with the examples, ids included. */
export const stepCi = (tools: Toolbox): Promise<string> =>
  tools.serve(async ({ document }) => {
    await tools.write(
      'stepCi.mjs',
      `import openapi from '@stepci/plugin-openapi';
       const options = { check: { examples: false } };
       await openapi.generateWorkflowFile('${document}', 'workflow.yml', options);`,
    );
    await tools.node('stepCi.mjs');
    const printed = await tools.tool('stepci', 'run', 'workflow.yml');
    const [, done = '0', all = '1'] = /Steps: .* (\d+) passed, (\d+) total/.exec(printed) ?? [];
    return passed(Number(done), Number(all), 'operations, with their schemas', printed);
  }, true);

/** Runs the client through a proxy that refuses whatever the document doesn't describe. */
export const prism = (tools: Toolbox): Promise<string> =>
  tools.serve(async ({ document, url, baseUrl }) => {
    const port = Number(new URL(url).port) + 1;
    const child = tools.start('prism', 'proxy', document, baseUrl, '--errors', '--port', `${port}`);
    let log = '';
    child.stdout?.on('data', (data: Buffer) => {
      log += data.toString();
    });
    try {
      while (!log.includes('is listening')) {
        if (child.exitCode !== null) throw new Error(log);
        await wait(100);
      }
      const results = await callEveryOperation(`http://127.0.0.1:${port}`, apiKey);
      const good = results.filter(({ status, expected }) => status === expected);
      if (/violation/i.test(log)) throw new Error(log);
      return passed(good.length, results.length, 'calls of the client', JSON.stringify(results));
    } finally {
      child.kill();
    }
  });

/** Returns the version that was installed. */
export async function versionOf({ folder }: Toolbox, name: string): Promise<string> {
  const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}
