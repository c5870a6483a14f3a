import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { submitting, wallet } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { sandbox } = submitting();

test('--allow-plain-http submits to another machine by its name, with a warning', async () => {
  const file = write('plain.ndjson', wallet('plain'));
  const options = ['--base-url', 'http://sandbox:8787/api', '--allow-plain-http'];
  const hosts: string[] = [];
  const { out, err, code } = await runInTest(['submit', 'wallet', file, ...options], {
    fetch(url, init) {
      hosts.push(new URL(String(url)).host);
      return fetch(String(url).replace('http://sandbox:8787/api', sandbox().baseUrl), init);
    },
    env: { PASSMUSTER_API_KEY: sandbox().apiKey },
  });
  expect({ out, code }).toEqual({ out: '1 created\n', code: 0 });
  expect(err).toContain('whoever can read the network reads the API key');
  expect(err).not.toContain(sandbox().apiKey);
  expect(new Set(hosts)).toEqual(new Set(['sandbox:8787']));
});
