import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { workerChecker } from './workerChecker.ts';

const write = temporaryFolder();

const settings: CheckSettings = {
  kind: 'customer',
  asOf: '2026-11-21',
  preset: 'recommended',
  rules: {},
  language: 'en',
  form: { format: 'ndjson' },
};

test('all that a rule prints has arrived before the thread is ended, however slowly it is read', async () => {
  const rule = write(
    'own.js',
    `export const rules = [{ id: 'own/loud', severity: 'info', source: { title: 'Own' },
      message: 'own', remedy: 'Nothing.', reads: {},
      check: (_, { report }) => { console.log('checked' + ' '.repeat(40_000)); report([]); } }];`,
  );
  const { stderr } = process;
  const printed = vi.spyOn(stderr, 'write').mockImplementation(() => {
    setTimeout(() => stderr.emit('drain'), 20);
    return false;
  });
  const checker = workerChecker(
    {
      ...settings,
      config: {
        name: 'own',
        extends: [],
        ruleModules: [pathToFileURL(rule).href],
        own: {},
      },
    },
    { file: 'own.ndjson', format: 'ndjson', isQuiet: false },
  );
  for (const firstRow of [1, 6]) {
    const { finish } = await checker.check({ text: '{}\n'.repeat(5), firstRow });
    await finish([]);
  }
  await checker.close();
  await expect
    .poll(() =>
      printed.mock.calls
        .map(([chunk]) => String(chunk))
        .join('')
        .match(/checked/g),
    )
    .toHaveLength(10);
  printed.mockRestore();
});
