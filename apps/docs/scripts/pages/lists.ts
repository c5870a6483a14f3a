import {
  accountPurposes,
  annualRevenues,
  businessTypes,
  countryCodes,
  documentSubTypes,
  documentTypes,
  networks,
  ownerTitles,
  payoutCurrencies,
  sourcesOfFunds,
  walletStatuses,
} from '@passmuster/schemas';
import { countryName } from '@passmuster/schemas/countries';
import { type LabeledList, labelOf } from '@passmuster/schemas/labels';
import { naics } from '@passmuster/schemas/naics';
import { escapeMarkdown, type Page, pageList, table } from './page.ts';

const labeled: readonly (readonly [
  path: string,
  title: string,
  values: readonly string[],
  field: string,
  labels: LabeledList,
])[] = [
  ['account-purposes', 'Account purposes', accountPurposes, 'account_purpose', 'accountPurposes'],
  [
    'annual-revenues',
    'Annual revenue bands',
    annualRevenues,
    'estimated_annual_revenue_usd',
    'annualRevenues',
  ],
  ['business-types', 'Business types', businessTypes, 'business_type', 'businessTypes'],
  ['document-types', 'Document types', documentTypes, 'doc_type', 'documentTypes'],
  ['document-sub-types', 'Document subtypes', documentSubTypes, 'sub_type', 'documentSubTypes'],
  ['networks', 'Networks', networks, 'network', 'networks'],
  ['owner-titles', 'Owner titles', ownerTitles, 'title', 'ownerTitles'],
  ['payout-currencies', 'Payout currencies', payoutCurrencies, 'currency', 'walletCurrencies'],
  ['sources-of-funds', 'Sources of funds', sourcesOfFunds, 'source_of_funds', 'sourcesOfFunds'],
  ['wallet-statuses', 'Wallet statuses', walletStatuses, 'status', 'walletStatuses'],
];

/** Returns the page of a closed list, without slashes around it; undefined if the values are not one of the lists. */
export function listOf(values: readonly unknown[]): string | undefined {
  const lists: readonly (readonly [path: string, values: readonly string[]])[] = [
    ['countries', countryCodes],
    ['naics', Object.keys(naics)],
    ...labeled.map(([path, , list]) => [path, list] as const),
  ];
  const text = JSON.stringify([...values].sort());
  const found = lists.find(([, list]) => JSON.stringify([...list].sort()) === text);
  return found && `lists/${found[0]}`;
}

const source = 'Source: API specification 1.0.0.';

/** Returns a page for each closed list of the API. */
export function listPages(): readonly Page[] {
  const countries = countryCodes.map((code) => [
    `\`${code}\``,
    escapeMarkdown(countryName(code) ?? ''),
  ]);
  const industries = Object.entries(naics).map(([code, { title }]) => [
    `\`${code}\``,
    escapeMarkdown(title),
  ]);
  return [
    {
      path: 'lists/index.mdx',
      title: 'All lists',
      description: 'The closed lists of the API: fields that accept only these values',
      body: pageList(
        'lists',
        'Fields of the API that accept only these values. Each list is also exported by `@passmuster/schemas`, with its labels.',
      ),
    },
    {
      path: 'lists/countries.mdx',
      filterOf: 'countries',
      title: 'Countries',
      description: `The ${countryCodes.length} countries the API accepts`,
      body: `${source}\n\n${table(['Code', 'Country'], countries)}`,
    },
    {
      path: 'lists/naics.mdx',
      filterOf: 'industries',
      title: 'Industries (NAICS)',
      description: `The ${industries.length} industry codes the API accepts`,
      body: `${source} Everyday words find a code with \`passmuster naics bakery\` or \`searchNaics\`.\n\n${table(['Code', 'Industry'], industries)}`,
    },
    ...labeled.map(([path, title, values, field, labels]) => ({
      path: `lists/${path}.mdx`,
      filterOf: 'values',
      title,
      description: `The ${values.length} values of ${field}`,
      body: `${source}\n\n${table(
        ['Value', 'Label in a form'],
        values.map((value) => [`\`${value}\``, escapeMarkdown(labelOf(labels, value))]),
      )}`,
    })),
  ];
}
