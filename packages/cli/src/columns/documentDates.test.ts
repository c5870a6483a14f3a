import { readFileSync } from 'node:fs';
import type { Finding } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { documentDateColumns } from './documentDates.ts';
import { matchHeadings } from './matchHeadings.ts';
import { recordReader } from './recordReader.ts';

const write = temporaryFolder();
const examples = new URL('../../../../examples', import.meta.url).pathname;
const complete = JSON.parse(readFileSync(`${examples}/ng-company.json`, 'utf8'));

async function readRow(cells: Readonly<Record<string, string>>) {
  const { bound } = await matchHeadings('customer', Object.keys(cells));
  return recordReader({ kind: 'customer', bound })({ row: 2, cells: Object.values(cells) });
}

test('dates on documents are read apart from the customer, whose lists lose their gaps', async () => {
  const { value, documentDates, findings } = await readRow({
    'documents[0].doc_type': '',
    'documents[1].doc_type': 'BANK_STATEMENT',
    'documents[1].issued': '2026-10-31',
    'Owner 2 first name': 'Ada',
    'Owner 2 passport expiry date': '2031-02-28',
    'business_owners[1].front_image': 'https://example.com/a.png',
    'business_owners[1].front_image.issued': '2021-03-01',
    'business_owners[1].supporting_documents[0].doc_type': 'PROOF_OF_ADDRESS',
    'business_owners[1].supporting_documents[0].issued': '2026-11-01',
  });
  expect(value).toEqual({
    documents: [{ doc_type: 'BANK_STATEMENT' }],
    business_owners: [
      {
        first_name: 'Ada',
        front_image: 'https://example.com/a.png',
        supporting_documents: [{ doc_type: 'PROOF_OF_ADDRESS' }],
      },
    ],
  });
  expect(documentDates).toEqual({
    'documents.0': { issued: '2026-10-31' },
    'business_owners.0.front_image': { issued: '2021-03-01', expires: '2031-02-28' },
    'business_owners.0.supporting_documents.0': { issued: '2026-11-01' },
  });
  expect(findings).toEqual([]);
});

test('a date as a spreadsheet writes it has one finding, and is not reviewed as well', async () => {
  const file = write('dates.csv', 'Owner 1 first name,Owner 1 passport expires\nAda,13/02/2020\n');
  const { out } = await runInTest(['check', 'customer', file, '--format', 'csv']);
  const about = out.split('\r\n').filter((line) => line.includes('front_image.expires'));
  expect(about).toHaveLength(1);
  expect(about[0]).toContain('business_owners[0].front_image.expires,error,input/date-form');
});

const reportOf = async (file: string, ...args: readonly string[]): Promise<readonly Finding[]> => {
  const { out } = await runInTest(['check', 'customer', file, '--format', 'ndjson', ...args]);
  return JSON.parse(out).findings;
};

test('an ID that expired is found in JSON too, and documentDates is not an unknown field', async () => {
  const dated = { 'business_owners.0.front_image': { expires: '2026-11-20' } };
  const file = write('dated.json', JSON.stringify({ ...complete, documentDates: dated }));
  const before = await reportOf(`${examples}/ng-company.json`);
  const after = await reportOf(file);
  const added = after.filter(({ rule }) => !before.some((finding) => finding.rule === rule));
  expect(added.map(({ rule, path }) => [rule, path.join('.')])).toEqual([
    ['document/unexpired', 'business_owners.0.front_image.expires'],
  ]);
  expect(await reportOf(file, '--as-of', '2026-11-20')).not.toContainEqual(
    expect.objectContaining({ rule: 'document/unexpired' }),
  );
});

test.each(['text', null, [], { 'documents.99': { issued: 'x' } }, { a: 1 }])(
  'documentDates of another form end no review: %j',
  async (documentDates) => {
    const file = write('odd.json', JSON.stringify({ ...complete, documentDates }));
    const rules = (await reportOf(file)).map(({ rule }) => rule);
    expect(rules).not.toContain('internal/rule-failed');
    expect(rules).not.toContain('schema/unknown-field');
  },
);

test('an audit record has the findings on the dates', async () => {
  const dated = { 'business_owners.0.front_image': { expires: '2026-11-20' } };
  const file = write('audited.json', JSON.stringify({ ...complete, documentDates: dated }));
  const { out } = await runInTest(['audit', file]);
  const rules = JSON.parse(out).findings.map(({ rule }: Finding) => rule);
  expect(rules).toContain('document/unexpired');
});

test('submit sends no date of a document', async () => {
  const cells = Object.fromEntries(
    documentDateColumns.map(({ path }) => [path.replaceAll('.*', '[0]'), '2026-11-02']),
  );
  const { value } = await readRow({ email: 'a@adunni.ng', ...cells });
  expect(JSON.stringify(value)).not.toMatch(/issued|expires|2026/);
  const json = {
    row: 1,
    json: JSON.stringify({ email: 'a', documentDates: { 'documents.0': {} } }),
  };
  expect(recordReader({ kind: 'customer' })(json).value).toEqual({ email: 'a' });
});
