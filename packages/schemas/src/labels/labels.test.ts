import { expect, test } from 'vitest';
import * as main from '../index.ts';
import * as labels from '../labels.ts';

const lists: readonly (readonly [
  string,
  readonly string[],
  Readonly<Record<string, labels.Label>>,
])[] = [
  ['business types', main.businessTypes, labels.businessTypeLabels],
  ['account purposes', main.accountPurposes, labels.accountPurposeLabels],
  ['sources of funds', main.sourcesOfFunds, labels.sourceOfFundsLabels],
  ['revenue bands', main.annualRevenues, labels.annualRevenueLabels],
  ['titles', main.ownerTitles, labels.ownerTitleLabels],
  ['document types', main.documentTypes, labels.documentTypeLabels],
  ['document sub-types', main.documentSubTypes, labels.documentSubTypeLabels],
  ['kinds of asset', main.assetTypes, labels.assetTypeLabels],
  ['networks', main.networks, labels.networkLabels],
  ['wallet states', main.walletStatuses, labels.walletStatusLabels],
  ['wallet currencies', main.walletCurrencies, labels.currencyLabels],
];

test.each(lists)(
  '%s have a label each, all different, in the order of the list',
  (_, values, table) => {
    expect(Object.keys(table)).toEqual(values);
    const options = labels.toOptions(values, table);
    expect(options.map(({ value }) => value)).toEqual(values);
    expect(new Set(options.map(({ label }) => label)).size).toBe(values.length);
  },
);

test('glosses are those of the specification', () => {
  const glossed = labels
    .toOptions(main.documentTypes, labels.documentTypeLabels)
    .filter(({ gloss }) => gloss);
  expect(glossed.map(({ value, gloss }) => [value, gloss])).toEqual([
    ['BUSINESS_FORMATION', 'Incorporation certificate'],
    ['OWNERSHIP_INFORMATION', 'Articles of incorporation'],
    ['PROOF_OF_ADDRESS', 'Utility bill, bank statement or similar'],
    ['PROOF_OF_NATURE_OF_BUSINESS', 'Memorandum of association'],
  ]);
});
