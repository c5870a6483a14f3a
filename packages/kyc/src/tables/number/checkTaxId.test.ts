import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as taxIds from './checkTaxId.ts';
import { loadNumbers } from './loadNumbers.ts';

const { isOfPerson } = taxIds;
const { numbersOf } = await loadNumbers();
const taxIdFormsOf = (country: string) => numbersOf(country).taxIds;
const checkTaxId = (country: string, text: string, asOf: string) =>
  taxIds.checkTaxId(taxIdFormsOf(country), text, asOf);
const businessNamesOf = (country: string) => taxIds.businessNamesOf(taxIdFormsOf(country));

const today = '2026-11-21';
const data: { rows: { country: string; id: string; example?: string }[] } = JSON.parse(
  readFileSync(new URL('taxIds.json', import.meta.url), 'utf8'),
);

test.each(data.rows.filter(({ example }) => example !== undefined))(
  '$id: its example has the form',
  ({ country, id, example }) => {
    const check = checkTaxId(country, example ?? '', today);
    expect(
      check?.problem === undefined ? check?.forms.map((form) => form.id) : check.problem,
    ).toContain(id);
  },
);

test.each([
  ['NG', '23227964-0001', 'ng-tin-firs'],
  ['NG', 'TIN: 23227964-0001', 'ng-tin-firs'],
  ['NG', 'TIN 23227964-0001', 'ng-tin-firs'],
  ['NG', '1234567890', 'ng-tin-jtb'],
  ['NG', '1234567890123', 'ng-tax-id'],
  ['NG', '1234567', 'ng-rc-number'],
  ['NG', '123', 'form'],
  ['DE', 'DE135738290-00001', 'de-widnr'],
  ['DE', 'DE135738290', 'de-ustid'],
  ['DE', 'DE135738290-001', 'form'],
  ['NG', '12345678901234', 'form'],
  ['GB', '1955839661', 'gb-utr'],
  ['GB', '2955839661', 'check-digit'],
  ['GB', 'GB 980 7806 84', 'gb-vat'],
  ['IN', '27AAPFU0939F1ZV', 'in-gstin'],
  ['IN', '27AAPFU0939F1ZA', 'check-digit'],
  ['IN', 'AAPPV8261K', 'in-pan-person'],
  ['ID', '0013000666091000', 'id-npwp-16'],
  ['KE', 'P051365947M', 'ke-pin'],
  ['KE', 'p 051 365 947 m', 'ke-pin'],
  ['KE', 'PIN: P051365947M', 'ke-pin'],
  ['KE', 'KRA PIN P051365947M', 'ke-pin'],
  ['KE', 'PIN 051365947M', 'form'],
  ['KE', '051365947', 'form'],
  ['ZA', '0001339050', 'za-tin'],
  ['ZA', '0001339051', 'check-digit'],
  ['BR', '16.727.230/0001-97', 'br-cnpj'],
  ['BR', '16.727.230/0001-96', 'check-digit'],
  ['MX', 'GNS161230TR2', 'mx-rfc'],
  ['MX', 'GNS161330TR2', 'form'],
  ['MX', 'GNS161200TR2', 'form'],
  ['CH', 'CHE-100.155.212 MWST', 'ch-uid'],
  ['EG', '١٠٠-٥٣١-٣٨٥', 'eg-trn'],
  ['US', '12-3456789', 'us-ein'],
  ['US', '00-3456789', 'form'],
  ['US', '001-34-5678', 'us-ssn'],
  ['US', '12-345678', 'form'],
  ['US', '12AB3456789', 'form'],
  ['IE', '8Z49289F', 'ie-vat'],
  ['IE', '8XZ49289F', 'form'],
  ['IE', '6433435FT', 'ie-pps'],
  ['IE', '6433435VT', 'check-digit'],
  ['AL', '(AL) J 91402501 L', 'al-nipt'],
  ['AL', 'Z 22218003 V', 'form'],
  ['BE', 'BE (0)403.019.261', 'be-vat'],
  ['ES', 'ES A58818501', 'es-nif'],
  ['JP', 'T7000012050002', 'jp-cn'],
  ['IT', '00743110157', 'it-piva'],
  ['IT', '00743110158', 'check-digit'],
  ['NL', '004495445B01', 'nl-btw'],
  ['NL', 'NL002455799B11', 'nl-btw'],
  ['NL', 'NL002455799B12', 'check-digit'],
  ['SN', '3067221 2G2', 'sn-ninea'],
  ['SN', '3067222', 'check-digit'],
  // The tests of python-stdnum, tn/mf.
  ['TN', '868024/D/A/M/000', 'tn-mf'],
  ['TN', '000 123 LAM 000', 'tn-mf'],
  ['TN', '121/J', 'tn-mf'],
  ['TN', '12345678/J', 'form'],
  ['TN', 'J/A/M/000', 'form'],
  ['ES', '54362315K', 'es-dni'],
  ['ES', '54362315Z', 'check-digit'],
  ['ES', 'X-2482300-W', 'es-nie'],
  ['ES', 'X-2482300-A', 'check-digit'],
  ['TR', '17291716060', 'tr-tckn'],
  ['TR', '17291716061', 'check-digit'],
  ['IT', 'RCCMNL83S18D969H', 'it-cf'],
  ['IT', 'RCCMNL83S18D969', 'form'],
  ['IT', 'RCCMNL83S18D969G', 'check-digit'],
  ['VN', '001099012345', 'vn-cccd'],
  ['VN', '101099012345', 'form'],
  ['EG', '۱۰۰-۵۳۱-۳۸۵', 'eg-trn'],
  ['CH', '100.155.212', 'ch-uid'],
  ['CH', '100.155.213', 'check-digit'],
  ['GB', 'GD888810003', 'gb-vat'],
  ['GB', 'GD888810004', 'check-digit'],
  // A company of Monaco: 90 = (12 + 3 × 123) mod 97.
  ['FR', 'FR90000000123', 'fr-tva'],
  ['FR', 'FR91000000123', 'check-digit'],
  // The number of an association is not a SIREN behind a letter.
  ['FR', 'W404833048', 'form'],
  ['FR', 'W404833049', 'form'],
  ['FR', 'SIREN 404833048', 'fr-siren'],
  ['FR', 'SIREN: 404 833 048', 'fr-siren'],
  ['FR', 'SIREN404833048', 'fr-siren'],
  ['FR', 'SIREN404833049', 'check-digit'],
  ['FR', 'X 404833048', 'form'],
  ['AZ', '1401555071', 'az-voen'],
  ['AZ', '1401555081', 'check-digit'],
  ['AZ', '200057881', 'leading-zero'],
  ['AZ', '200057871', 'form'],
  ['UY', '22-000001-001-3', 'check-digit'],
  ['LV', '328673-00679', 'lv-pvn'],
  ['LV', '328673-00677', 'check-digit'],
  ['UA', '123456789012', 'ua-ipn'],
  ['UA', '12345678901', 'form'],
  ['SA', '3002707692', 'sa-tin'],
  ['SA', '2002707692', 'form'],
  ['CN', '91110105MA01C00250', 'cn-uscc'],
  ['CN', '91110105MA01C00251', 'check-digit'],
  // Published by a Korean association, and by a company that python-stdnum lists: other libraries compute another last digit.
  ['KR', '402-82-24197', 'kr-brn'],
  ['KR', '728-86-00316', 'kr-brn'],
  ['KR', '100-82-24197', 'form'],
  ['KR', '402-00-24197', 'form'],
  ['DO', '501676936', 'do-rnc'],
  ['DO', '501676937', 'check-digit'],
  ['IT', 'RSSMRAQRCMNFNLRG', 'it-cf'],
  // An office of La Poste: its digits add up to a multiple of five.
  ['FR', '356 000 000 49837', 'fr-siret'],
])('%s: %s is %s', (country, text, expected) => {
  const check = checkTaxId(country, text, today);
  if (check?.problem !== undefined) expect(check.problem).toBe(expected);
  else expect(check?.forms.map(({ id }) => id)).toContain(expected);
});

test.each([
  ['2025-12-31', 'form'],
  ['2026-01-01', undefined],
])('on %s an RC number as tax number of Nigeria has the problem %s', (asOf, problem) => {
  expect(checkTaxId('NG', '1234567', asOf)?.problem).toBe(problem);
});

test.each(['BW', '', '__proto__', 'constructor'])('%j: no form is on record', (country) => {
  expect(checkTaxId(country, '1', today)).toBeUndefined();
});

test.each([
  ['KE', '12345', 'form', ['KRA PIN']],
  ['ZA', '0001339051', 'check-digit', ['Income tax reference number']],
])('%s: %s has no such %s as that of %s', (country, text, problem, names) => {
  expect(checkTaxId(country, text, today)).toEqual({ problem, names });
});

test('names of tax numbers for a business leave out those of persons, of the past and unconfirmed', () => {
  for (const country of new Set(data.rows.map((row) => row.country))) {
    const forms = taxIdFormsOf(country);
    const names = businessNamesOf(country);
    const isUsed = (name: string): boolean =>
      forms.some((form) => {
        const isCurrent = form.until === undefined && form.unconfirmed === undefined;
        return form.name === name && form.holder !== 'person' && isCurrent;
      });
    const used = [...new Set(forms.map(({ name }) => name))].filter(isUsed);
    expect(names, country).toEqual(
      used.length > 0 ? used : [...new Set(forms.map((form) => form.name))],
    );
  }
  expect(businessNamesOf('US')).toEqual(['EIN']);
});

test.each([
  ['12-3456789', false],
  ['123-45-6789', true],
  [' 123-45-6789 ', true],
  ['1123-45-6789', false],
])('the US number %s is of a person as it is written: %s', (text, is) => {
  const forms = checkTaxId('US', '123456789', today)?.forms ?? [];
  expect(forms.map(({ id }) => id)).toEqual(expect.arrayContaining(['us-ein', 'us-ssn']));
  expect(isOfPerson(forms, text)).toBe(is);
});

test('a number is of a person if every form of it is', () => {
  const [ein, ssn] = ['us-ein', 'us-ssn'].map((id) =>
    taxIdFormsOf('US').find((form) => form.id === id),
  );
  if (!ein || !ssn) throw new Error('the table has no EIN or SSN');
  expect(isOfPerson([ssn], '123456789')).toBe(true);
  expect(isOfPerson([ein, ssn], '123456789')).toBe(false);
  expect(isOfPerson([ein], '123-45-6789')).toBe(false);
});
