import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { kinds } from './columns/kind.ts';
import { outputFormats } from './output/outputFormat.ts';

const write = temporaryFolder();
/** A person, where a field's name is expected. */
const canary = 'Adaeze Canary Obi';
const record = { [canary]: 1, business_owners: [{ [canary]: 1 }], documents: [{ [canary]: 1 }] };

const formats = outputFormats.filter((format) => format !== 'xlsx');

test.each(kinds.flatMap((kind) => formats.map((format) => ({ kind, format }))))(
  'check $kind --format $format shows no key that resembles no field',
  async ({ kind, format }) => {
    const file = write(`keys.${kind}.${format}.ndjson`, `${JSON.stringify(record)}\n`);
    const { out, err } = await runInTest(['check', kind, file, '--format', format]);
    expect(out + err).not.toContain('Canary');
  },
);
