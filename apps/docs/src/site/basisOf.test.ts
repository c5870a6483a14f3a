import { expect, test } from 'vitest';
import { allRules } from '../../scripts/pages/allRules.ts';
import { isJudgment, originOf } from '../../scripts/pages/basisOf.ts';

/** Documents of others that have no address of their own to link to. A source of this project is none of them. */
const documents = [
  'Addresses published by the protocols, as listed in data/knownAddresses.json',
  'BICs on which at least three public lists agree, read 2026-11-21',
  'BIP 39: Mnemonic code; BIP 32: Serialization format; SEP-0023: Secret seeds',
  'Bank lists of NIBSS and of payment companies, read 2026-11-21',
  'CBN, revocation of 2024-06-03; North Gauteng High Court, order of 2018-11-13',
  'Display of addresses in wallets and block explorers',
  'Etherscan and Polygonscan labels; proof-of-reserves lists of the exchanges',
  'Hardhat, Ganache and Truffle default accounts; BIP 39 test vectors; private keys 1 to 10',
  'ICASA, Numbering Plan Regulations, 2016',
  'ISO 9362:2009, Business identifier code (BIC)',
  'ISO 9362:2022, Business identifier code (BIC)',
  'RFC 8259 (JSON), RFC 4180 (CSV)',
  'Sui documentation: Addresses; Aptos documentation: Accounts; SEC 1, section 3.2.1',
  'Wyoming Statutes 17-31-104; API specification 1.0.0',
];

test('a rule that is not our judgment cites a document of others', () => {
  const cited = allRules.filter(
    (rule) => originOf(rule) === 'published' && rule.source.url === undefined,
  );
  expect([...new Set(cited.map(({ source }) => source.title))].sort()).toEqual(documents);
});

test('what the specification says comes from it; a judgment about its fields does not', () => {
  const origins = new Map(allRules.map((rule) => [rule.id as string, originOf(rule)]));
  expect(origins.get('owner/minimum-age')).toBe('specification');
  expect(origins.get('business/payments-within-revenue')).toBe('reading');
  expect(origins.get('owner/whole-name')).toBe('judgment');
  const practice = allRules.filter(
    ({ basis, source }) => basis === 'practice' && source.title === 'API specification 1.0.0',
  );
  expect(practice.filter((rule) => !isJudgment(rule))).toEqual([]);
  expect(practice.length).toBeGreaterThan(10);
});
