import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { taxIdCheckDigits } from './taxIdCheckDigits.ts';
import { taxIds } from './taxIds.generated.ts';

/** Where stdnum has the check of a form: country and name there. */
const oracles: Readonly<Record<string, readonly [country: string, name: string]>> = {
  'gh-tin': ['GH', 'tin'],
  'za-tin': ['ZA', 'tin'],
  'mz-nuit': ['MZ', 'nuit'],
  'gn-nifp': ['GN', 'nifp'],
  'ma-ice': ['MA', 'ice'],
  'ca-bn': ['CA', 'bn'],
  'br-cnpj': ['BR', 'cnpj'],
  'br-cpf': ['BR', 'cpf'],
  'ar-cuit': ['AR', 'cuit'],
  'cl-rut': ['CL', 'rut'],
  'co-nit': ['CO', 'nit'],
  'gb-utr': ['GB', 'utr'],
  'gb-vat': ['GB', 'vat'],
  'fr-siren': ['FR', 'siren'],
  'fr-siret': ['FR', 'siret'],
  'fr-tva': ['FR', 'tva'],
  'de-ustid': ['DE', 'vat'],
  'nl-rsin': ['NL', 'bsn'],
  'nl-btw': ['NL', 'btw'],
  'es-nif': ['ES', 'cif'],
  'es-nif-person': ['ES', 'nif'],
  'es-dni': ['ES', 'dni'],
  'es-nie': ['ES', 'nie'],
  'it-cf': ['IT', 'codicefiscale'],
  'tr-tckn': ['TR', 'tckimlik'],
  'it-piva': ['IT', 'iva'],
  'it-cf-entity': ['IT', 'iva'],
  'pt-nipc': ['PT', 'nipc'],
  'ie-vat': ['IE', 'vat'],
  'pl-nip': ['PL', 'nip'],
  'ch-uid': ['CH', 'uid'],
  'tr-vkn': ['TR', 'vkn'],
  'in-gstin': ['IN', 'gstin'],
  'id-npwp': ['ID', 'npwp'],
  'th-tin': ['TH', 'tin'],
  'vn-mst': ['VN', 'mst'],
  'cn-uscc': ['CN', 'uscc'],
  'jp-cn': ['JP', 'cn'],
  'kr-brn': ['KR', 'brn'],
  'au-abn': ['AU', 'abn'],
  'au-tfn': ['AU', 'tfn'],
  'nz-ird': ['NZ', 'ird'],
};
/** Letters in these numbers are taken without a check. */
const digitsOnly: Readonly<Record<string, RegExp>> = {
  'gh-tin': /^[PCGQV]00\d{7}[0-9X]$/,
  'fr-tva': /^\d{11}$/,
};
const forms = Object.values(taxIds).flat();

describe.each(Object.entries(oracles))('%s', (id, [country, name]) => {
  const form = forms.find((one) => one.id === id);
  const check = taxIdCheckDigits[id] ?? (() => undefined);
  const pattern = digitsOnly[id] ?? new RegExp(form?.pattern ?? '(?!)');
  const oracle = stdnum[country]?.[name];

  test('agrees with stdnum wherever stdnum finds no other fault', () => {
    let [valid, compared] = [0, 0];
    fc.assert(
      fc.property(fc.stringMatching(pattern), (number) => {
        for (const end of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
          for (const variant of [number.slice(0, -1) + end, end + number.slice(1)]) {
            if (!pattern.test(variant)) continue;
            const { isValid, error } = oracle?.validate(variant) ?? { isValid: false };
            if (!isValid && error?.name !== 'InvalidChecksum') continue;
            compared += 1;
            if (isValid) valid += 1;
            if (check(variant) !== isValid) throw new Error(`${variant}: stdnum says ${isValid}`);
          }
        }
      }),
      { numRuns: 40, seed: 1, examples: id === 'fr-tva' ? [['40303265045']] : [] },
    );
    expect(valid).toBeGreaterThan(0);
    expect(compared).toBeGreaterThan(valid);
  });
});

// The values of python-stdnum, sn/ninea.py.
test.each([
  ['3067221', true],
  ['003067221', true],
  ['30672212G2', true],
  ['3067222', false],
  ['30672222G2', false],
])('NINEA %s: %s', (number, isValid) => {
  expect(taxIdCheckDigits['sn-ninea']?.(number)).toBe(isValid);
});

test.each(
  Object.entries(taxIds).flatMap(([country, all]) =>
    all
      .filter(({ id }) => taxIdCheckDigits[id])
      .map(({ id, pattern }) => ({ country, id, pattern })),
  ),
)(
  '$id: no form without a check digit takes a number with a wrong one',
  ({ country, id, pattern }) => {
    const shapes = digitsOnly[id] ?? new RegExp(pattern);
    const unchecked = (taxIds[country] ?? []).filter((form) => !taxIdCheckDigits[form.id]);
    fc.assert(
      fc.property(fc.stringMatching(shapes), (number) => {
        expect(unchecked.filter((form) => new RegExp(form.pattern).test(number))).toEqual([]);
      }),
      { numRuns: 100, seed: 1 },
    );
  },
);

test('every check belongs to a form', () => {
  const ids = new Set(forms.map(({ id }) => id));
  expect(Object.keys(taxIdCheckDigits).filter((id) => !ids.has(id))).toEqual([]);
});
