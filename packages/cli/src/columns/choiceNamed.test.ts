import {
  businessTypes,
  countryCodes,
  documentTypes,
  naicsCodes,
  networks,
  ownerTitles,
} from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { choiceNamed } from './choiceNamed.ts';
import { customerLabels } from './customerLabels.ts';
import { readCell } from './readCell.ts';

test.each([
  { cell: 'Polygon', options: networks, value: 'polygon' },
  { cell: ' ERC-20 ', options: networks, value: 'erc20' },
  { cell: 'Ethereum', options: networks, value: 'erc20' },
  { cell: 'Certificate of incorporation', options: documentTypes, value: 'BUSINESS_FORMATION' },
  { cell: 'Relevé de compte bancaire', options: documentTypes, value: 'BANK_STATEMENT' },
  { cell: 'Empresário em nome individual', options: businessTypes, value: 'SOLE_PROPRIETORSHIP' },
  { cell: 'LLC', options: businessTypes, value: 'LIMITED_LIABILITY_COMPANY' },
  { cell: 'Retail bakeries', options: naicsCodes, value: '311811' },
  { cell: 'CLOSE_CORPORTION', options: businessTypes, value: undefined },
  { cell: 'Certificate', options: documentTypes, value: undefined },
  { cell: 'Sócio', options: ['OTHER'], value: undefined },
  { cell: 'tron', options: networks, value: undefined },
  { cell: 'NG', options: countryCodes, value: 'NG' },
  { cell: 'ng', options: countryCodes, value: 'NG' },
  { cell: 'Nigéria', options: countryCodes, value: 'NG' },
  { cell: 'Afrique du Sud', options: countryCodes, value: 'ZA' },
  { cell: 'ÁFRICA DO SUL', options: countryCodes, value: 'ZA' },
  { cell: 'South Africa', options: countryCodes, value: 'ZA' },
  { cell: 'Deutschland', options: countryCodes, value: undefined },
  { cell: 'Quénia', options: countryCodes, value: 'KE' },
  { cell: 'UK', options: countryCodes, value: 'GB' },
  { cell: 'Ivory Coast', options: countryCodes, value: undefined },
  { cell: 'Canada', options: ['CA'], value: undefined },
  { cell: 'Atlantis', options: countryCodes, value: undefined },
  { cell: 'Ethereum', options: ['OTHER'], value: undefined },
])('$cell is read as $value', ({ cell, options, value }) => {
  expect(choiceNamed<string>(options, cell)).toBe(value);
});

test.each(customerLabels)('every label in $locale is read as its value', (labels) => {
  for (const [list, options] of [
    ['businessTypes', businessTypes],
    ['documentTypes', documentTypes],
    ['ownerTitles', ownerTitles],
  ] as const) {
    const read = Object.values(labels[list]).map((label) => choiceNamed<string>(options, label));
    expect(read).toEqual(options);
  }
});

test('no two countries of the list have one name in the three languages', () => {
  for (const language of ['en', 'fr', 'pt']) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes) {
      expect(choiceNamed(countryCodes, names.of(code) ?? ''), `${code} in ${language}`).toBe(code);
    }
  }
});

test.each([
  ...['yes', 'Oui', 'VRAI', 'sim', 'VERDADEIRO', '1', ' Y '].map((cell) => ({ cell, value: true })),
  ...['No', 'non', 'FAUX', 'Não', 'FALSO', '0'].map((cell) => ({ cell, value: false })),
  { cell: 'maybe', value: 'maybe' },
])('an answer $cell is read as $value', ({ cell, value }) => {
  const column = { path: 'is_dao', type: 'boolean', isRequired: false } as const;
  expect(readCell(cell, column)).toEqual({ value });
});

test.each([
  { cell: '+33 1 42 68 53 00', value: '+33142685300' },
  { cell: ' +234-803-312-0456 ', value: '+2348033120456' },
  { cell: '+1 (212) 555-0123', value: '+12125550123' },
  { cell: '0803 312 0456', value: '0803 312 0456' },
  { cell: '+33 1 42 68 53 00 or 01', value: '+33 1 42 68 53 00 or 01' },
  { cell: '2.34803E+12', value: '2.34803E+12', damage: 'scientificNotation' },
])('a phone number $cell of a customer is read as $value', ({ cell, ...read }) => {
  expect(readCell(cell, { path: 'phone', type: 'phone', isRequired: true })).toEqual(read);
});

test('a value of a list that a spreadsheet shortened is named as such', () => {
  const column = { path: 'industry', type: 'text', isRequired: true, options: ['311811'] } as const;
  expect(readCell('3.11E+5', column).damage).toBe('scientificNotation');
  expect(readCell(311811, column)).toEqual({ value: '311811' });
});

test('a wallet list as people write it has no error', async () => {
  const stdin = 'Moeda;Rede\nUSDC;Polygon\nusdc;ERC-20\n';
  const { out } = await runInTest(['check', 'wallet', '--input', 'csv'], { stdin });
  expect(out).toContain('2 ready of 2 (0 errors, 0 warnings, ');
});

test('the name of a person is not read as an address', async () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const stdin = `Destinataire;Adresse;Réseau\nÉlodie;${address};Polygon\n`;
  const { out } = await runInTest(['check', 'address', '--input', 'csv'], { stdin });
  expect(out).toBe('1 ready of 1 (0 errors, 0 warnings, 0 info)\n');
});

test.each([
  { args: ['+234 803 312 0456'], why: 'an argument' },
  { args: ['-', '--input', 'lines'], why: 'a line' },
  { args: ['-', '--input', 'csv'], why: 'a cell' },
])('check phone takes the spaces that check customer takes: $why', async ({ args }) => {
  const stdin = args.includes('csv') ? 'Phone\n+234 803 312 0456\n' : '+234 803 312 0456\n';
  const { out } = await runInTest(['check', 'phone', ...args], { stdin });
  expect(out).toContain('1 ready of 1');
});
