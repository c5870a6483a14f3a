import { type CoverageLine, coverage as coverageOf } from '@passmuster/kyc';
import { countryCodes } from '@passmuster/schemas';
import { countryName } from '@passmuster/schemas/countries';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';
import { wrap } from '../text/wrap.ts';
import { countryArgument } from './countryArgument.ts';

const subjects: Readonly<Record<CoverageLine['subject'], string>> = {
  'tax-id': 'Tax ID',
  'registration-number': 'Registration number',
  'postal-code': 'Postal code',
  state: 'State or province',
  phone: 'Phone number',
  'legal-form': 'Legal form',
};

/** Countries whose accounts `@passmuster/bank` knows beyond IBAN, BIC and routing numbers. */
const banks: Readonly<Record<string, string>> = {
  NG: 'NUBAN check digit, bank codes and names',
  ZA: 'branch codes and names',
};

const lineText = (line: CoverageLine): string => {
  const { subject, checked, numbers = [], noCommonForm, data } = line;
  const names = numbers.map(({ name, checkDigit }) =>
    checkDigit ? `${name} with check digit` : name,
  );
  const known = [...new Set(names)].join(', ');
  const what = known === '' ? subjects[subject] : `${subjects[subject]} (${known})`;
  const why = noCommonForm === undefined ? '' : ` (${noCommonForm})`;
  const isOpen = numbers.some(({ others }) => others);
  const how = checked
    ? `checked by ${data.name}, ${data.asOf}`
    : `not checked${why}: any text passes`;
  return `${what}: ${how}${isOpen ? '; other forms pass' : ''}`;
};

async function oneCountry(country: string, terminal: Terminal): Promise<void> {
  const { lines, neverChecked } = await coverageOf(country);
  await terminal.out(
    terminalLines([
      countryName(country) ?? country,
      ...[
        ...lines.map(lineText),
        `Bank account: ${banks[country] ?? 'IBAN, BIC and routing numbers where given'}`,
      ].flatMap((line) => wrap(line, terminal.columns, '  ')),
      '',
      'Never checked, in any country',
      ...neverChecked.flatMap((what) => wrap(what, terminal.columns, '  ')),
    ]),
  );
}

/** Columns of the table of countries: none is narrower than what stands in it. */
const padded = (text: string, subject: string): string =>
  text.padEnd(Math.max(subject.length, 'checked'.length) + 2);

async function allCountries(terminal: Terminal): Promise<void> {
  const order = Object.keys(subjects);
  await terminal.out(
    terminalLines([`Country  ${order.map((subject) => padded(subject, subject)).join('')}`]),
  );
  for (const country of countryCodes) {
    const { lines } = await coverageOf(country);
    const marks = order.map((subject) => {
      const isChecked = lines.some((line) => line.subject === subject && line.checked);
      return padded(isChecked ? 'checked' : '-', subject);
    });
    await terminal.out(terminalLines([`${country}       ${marks.join('')}`.trimEnd()]));
  }
}

/** Runs `passmuster coverage [COUNTRY]`: what is checked for a country, by which data as of when, and what never is. */
export async function coverage(country: string | undefined, terminal: Terminal): Promise<ExitCode> {
  if (country === undefined) {
    await allCountries(terminal);
    return 0;
  }
  await oneCountry(countryArgument(country), terminal);
  return 0;
}
