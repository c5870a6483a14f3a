import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { changed } from '../testing/changed.ts';
import { tableOf } from '../testing/tableOf.ts';
import { defineConfig } from './defineConfig.ts';
import { readTables } from './readTables.ts';
import type { TableId } from './tableIds.ts';

const asOf = '2026-11-23';
const reviewerWith = async (id: TableId, rows: readonly unknown[]) => {
  const tables = await readTables(tableOf(id, rows));
  return loadCustomerReviewer({ config: defineConfig({ name: 'acme', tables }) });
};
const former = await loadCustomerReviewer();

test.each<{ id: TableId; rows: readonly unknown[]; set: object; rule: string; name: string }>([
  {
    id: 'email/disposable-domains',
    rows: ['karoowines.co.za'],
    set: { email: 'info@karoowines.co.za' },
    rule: 'email/disposable-domain',
    name: 'Disposable mail domains',
  },
  {
    id: 'email/free-domains',
    rows: ['karoowines.co.za'],
    set: { email: 'info@karoowines.co.za', business_website: 'https://karoowines.co.za' },
    rule: 'business/own-email',
    name: 'Free mail providers',
  },
  {
    id: 'postal/areas',
    rows: [['US-NY', '9[0-5]|96']],
    set: {
      'registered_address.country': 'US',
      'registered_address.state': 'New York',
      'registered_address.postal_code': '10001',
    },
    rule: 'postal/postal-area',
    name: 'Postcodes of subdivisions and cities',
  },
  {
    id: 'postal/states',
    rows: [
      ['NG-XX', 'Adaezeland', 'Adaeze'],
      ['NG-LA', 'Lagos'],
    ],
    set: {
      'registered_address.country': 'NG',
      'registered_address.state': 'Adaezelant',
    },
    rule: 'postal/state-code',
    name: 'ISO 3166-2 subdivisions',
  },
  {
    id: 'business/legal-forms',
    rows: [['ZA', 'solo', 'sole']],
    set: {
      business_name: 'Karoo Wines Solo',
      business_type: 'COOPERATIVE',
      'registered_address.country': 'ZA',
    },
    rule: 'business/legal-form',
    name: 'Legal forms in company names',
  },
])('$id applies in a new reviewer, and in its audit', async ({ id, rows, set, rule, name }) => {
  const reviewer = await reviewerWith(id, rows);
  const draft = changed(set as Record<string, unknown>, customerSample);
  const review = reviewer.review(draft, { asOf });
  const found = review.findings.filter((finding) => finding.rule === rule);
  const before = former.review(draft, { asOf }).findings.filter((one) => one.rule === rule);
  expect(found).not.toEqual([]);
  expect(found).not.toEqual(before);
  expect(review.audit.data).toContainEqual(expect.objectContaining({ name, asOf: '2026-11-22' }));
  expect(reviewer.revision).not.toBe(former.revision);
});

test('document/by-country names the documents to upload', async () => {
  const reviewer = await reviewerWith('document/by-country', [
    { country: 'ZA', docType: 'BUSINESS_FORMATION', name: 'CIPC disclosure certificate' },
  ]);
  const draft = changed({ 'registered_address.country': 'ZA' }, customerSample);
  const labels = reviewer.review(draft, { asOf }).requirements.map(({ label }) => label);
  expect(labels).toContain('CIPC disclosure certificate');
});

test('a form of one country takes the states of the table, too', async () => {
  const tables = await readTables(tableOf('postal/states', [['NG-XX', 'Adaezeland']]));
  const config = defineConfig({ name: 'acme', tables });
  const reviewer = await loadCustomerReviewer({ config, countries: ['NG'] });
  const draft = { registered_address: { country: 'NG', state: 'Adaezelant' } };
  const found = reviewer.review(draft, { asOf }).findings;
  expect(found.find(({ rule }) => rule === 'postal/state-code')?.parameters).toMatchObject({
    code: 'NG-XX',
  });
});
