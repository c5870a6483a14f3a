import { type CoverageLine, coverage, neverChecked } from '@passmuster/kyc';
import { countryCodes } from '@passmuster/schemas';
import { countryName } from '@passmuster/schemas/countries';
import { escapeMarkdown, type Page, table } from './page.ts';

const numbers = { 'tax-id': 'Tax ID', 'registration-number': 'Registration number' } as const;
const others = {
  'postal-code': 'postal code',
  state: 'state',
  phone: 'phone',
  'legal-form': 'legal form',
} as const;
const labels: Readonly<Record<CoverageLine['subject'], string>> = { ...numbers, ...others };

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the checks of a country, one line for each kind of number and one for the rest. */
function checkedIn(lines: readonly CoverageLine[]): string {
  const checked = lines.filter((line) => line.checked);
  const names = checked
    .filter(({ subject }) => subject in numbers)
    .map(({ subject, numbers: known = [] }) => {
      const each = known.map(({ name, checkDigit }) =>
        checkDigit ? `${name} (check digit)` : name,
      );
      const open = known.some(({ others }) => others) ? '; other forms pass' : '';
      return `${labels[subject]}: ${[...new Set(each)].join(', ') || 'yes'}${open}`;
    });
  const rest = checked
    .filter(({ subject }) => subject in others)
    .map(({ subject }) => labels[subject]);
  const unlisted = lines.flatMap(({ subject, noCommonForm }) =>
    noCommonForm === undefined ? [] : `${labels[subject]}: no common form. ${noCommonForm}`,
  );
  return [...names, ...unlisted, capitalized(rest.join(', '))]
    .filter(Boolean)
    .map(escapeMarkdown)
    .join('<br />');
}

/** Returns a page that says what is checked for each country, by which data of which date, and what is never checked. */
export async function coveragePage(): Promise<Page> {
  const all = await Promise.all(countryCodes.map((country) => coverage(country)));
  const rows = all.map(({ country, lines }) => [
    escapeMarkdown(countryName(country) ?? country),
    checkedIn(lines),
  ]);
  const sources =
    all[0]?.lines.map(({ subject, data }) => [
      capitalized(labels[subject]),
      escapeMarkdown(data.name),
      `<time>${data.asOf}</time>`,
    ]) ?? [];
  return {
    path: 'coverage.md',
    title: 'Coverage by country',
    description: 'What is checked for each country, by which data, and what never is',
    body: [
      'What a country doesn’t list isn’t checked: any text passes, without a finding. A number without a note is checked by its form only.',
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
      table(['Country', 'Checked'], rows),
    ].join('\n'),
  };
}
