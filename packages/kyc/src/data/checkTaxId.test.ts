import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTaxId } from './checkTaxId.ts';

const data: { rows: { country: string; id: string; example?: string }[] } = JSON.parse(
  readFileSync(new URL('../../data/taxIds.json', import.meta.url), 'utf8'),
);

test.each(data.rows.filter(({ example }) => example !== undefined))(
  '$id: its example has the form',
  ({ country, id, example }) => {
    const check = checkTaxId(country, example ?? '');
    expect(
      check?.problem === undefined ? check?.forms.map((form) => form.id) : check.problem,
    ).toContain(id);
  },
);

test.each([
  ['NG', '23227964-0001', 'ng-tin-firs'],
  ['NG', 'TIN: 23227964-0001', 'ng-tin-firs'],
  ['NG', '1234567890', 'ng-tin-jtb'],
  ['NG', '1234567890123', 'ng-tax-id'],
  ['NG', '1234567', 'form'],
  ['NG', '12345678901234', 'form'],
  ['GB', '1955839661', 'gb-utr'],
  ['GB', '2955839661', 'check-digit'],
  ['GB', 'GB 980 7806 84', 'gb-vat'],
  ['IN', '27AAPFU0939F1ZV', 'in-gstin'],
  ['IN', '27AAPFU0939F1ZA', 'check-digit'],
  ['IN', 'AAPPV8261K', 'in-pan'],
  ['ID', '0013000666091000', 'id-npwp-16'],
  ['KE', 'P051365947M', 'ke-pin'],
  ['KE', 'p 051 365 947 m', 'ke-pin'],
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
  ['US', '00-3456789', 'us-ssn'],
  ['US', '12-345678', 'form'],
])('%s: %s is %s', (country, text, expected) => {
  const check = checkTaxId(country, text);
  if (check?.problem !== undefined) expect(check.problem).toBe(expected);
  else expect(check?.forms.map(({ id }) => id)).toContain(expected);
});

test.each(['BW', '', '__proto__', 'constructor'])('%j: no form is on record', (country) => {
  expect(checkTaxId(country, '1')).toBeUndefined();
});
