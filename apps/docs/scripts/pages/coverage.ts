import { type CoverageLine, coverage, neverChecked } from '@passmuster/kyc';
import { countryCodes } from '@passmuster/schemas';
import { countryName } from '@passmuster/schemas/countries';
import { escapeMarkdown, type Page, table } from './page.ts';

const order: readonly CoverageLine['subject'][] = [
  'tax-id',
  'registration-number',
  'postal-code',
  'state',
  'phone',
  'legal-form',
];

/** Returns a page that says what is checked for each country, by which data of which date, and what is never checked. */
export async function coveragePage(): Promise<Page> {
  const all = await Promise.all(countryCodes.map((country) => coverage(country)));
  const rows = all.map(({ country, lines }) => [
    escapeMarkdown(countryName(country) ?? country),
    ...order.map((subject) => {
      const line = lines.find((other) => other.subject === subject);
      if (!line?.checked) return '';
      const numbers = (line.numbers ?? []).map(({ name, checkDigit }) =>
        checkDigit ? `${name} (check digit)` : name,
      );
      return numbers.length > 0 ? escapeMarkdown([...new Set(numbers)].join(', ')) : 'yes';
    }),
  ]);
  const sources =
    all[0]?.lines.map(({ subject, data }) => [subject, escapeMarkdown(data.name), data.asOf]) ?? [];
  return {
    path: 'coverage.md',
    title: 'Coverage by country',
    description: 'What is checked for each country, by which data, and what never is',
    body: [
      'An empty cell means that no form is on record: any text passes, without a finding. A number without a note is checked by its form only.',
      '',
      '## Never checked, in any country',
      '',
      ...neverChecked.map((what) => `- ${escapeMarkdown(what)}`),
      '',
      '## Sources',
      '',
      table(['Subject', 'Data', 'As of'], sources),
      '',
      '## Countries',
      '',
      table(
        ['Country', 'Tax ID', 'Registration number', 'Postal code', 'State', 'Phone', 'Legal form'],
        rows,
      ),
    ].join('\n'),
  };
}
