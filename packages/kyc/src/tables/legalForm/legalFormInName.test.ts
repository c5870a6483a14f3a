import { expect, test } from 'vitest';
import { legalFormInName } from './legalFormInName.ts';

test.each([
  ['NG', 'Adaeze Foods Ltd', 'limited-company'],
  ['NG', 'Adaeze Foods LTD.', 'limited-company'],
  ['NG', 'Hope Initiative Ltd/Gte', 'nonprofit'],
  ['ZA', 'Karoo Wines (Pty) Ltd', 'limited-company'],
  ['ZA', 'Karoo Wines CC', 'close-corporation'],
  ['ZA', 'Karoo Care NPC', 'nonprofit'],
  ['GB', 'Smith & Partners LLP', 'llp'],
  ['US', 'Adaeze Foods L.L.C.', 'llc-us'],
  ['US', 'Acme Robotics, Inc.', 'corporation-us'],
  ['DE', 'Müller GmbH & Co. KG', 'lp'],
  ['DE', 'Müller GmbH', 'limited-company'],
  ['CI', 'Ivoire Négoce SARL', 'limited-company'],
  ['BR', 'Padaria Boa Vista Ltda', 'limited-company'],
  ['BR', 'Padaria Boa Vista Ltda. ME', 'limited-company'],
  ['BR', 'Padaria Boa Vista LTDA - EPP', 'limited-company'],
  ['BR', 'Adaeze Lima ME', undefined],
  ['CN', '深圳市贸易有限公司', 'limited-company'],
  ['MX', 'Aguacates S.A. de C.V.', 'limited-company'],
  ['NL', 'Aguacates S.A. de C.V.', undefined],
  ['NL', 'Aguacates C.V.', 'lp'],
  ['ID', 'Aguacates SA de CV', undefined],
  ['GB', 'Karoo (Pty) Ltd', 'limited-company'],
  ['US', 'Karoo Limited Liability Corporation', 'ambiguous'],
  ['US', 'Karoo Limited Liability Company', 'llc-us'],
  ['NG', 'Adaeze Foods', undefined],
  ['US', 'Adaeze Foods SARL', undefined],
  ['NG', 'Ltd', undefined],
  ['NG', '. Ltd', undefined],
  ['ZA', 'Aircc', undefined],
  ['XX', 'Adaeze Foods Ltd', undefined],
])('%s: %s is %s', (country, name, family) => {
  expect(legalFormInName(country, name)).toBe(family);
});
