import { describe, expect, test } from 'vitest';
import { tableOf } from '../testing/tableOf.ts';
import { readTables } from './readTables.ts';
import { manifestOf, signedBytes } from './tablesManifest.ts';

const ofac = tableOf('risk/ofac', [{ code: 'KP', program: 'comprehensive' }]);
const fatf = tableOf('risk/fatf', [{ code: 'IR', list: 'call-for-action' }]);
const manifest = manifestOf('2026.11.0', [ofac, fatf]);
const bundle = { manifest, tables: [ofac, fatf] };

const { subtle } = globalThis.crypto;
const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const keyPair = async () => {
  const { privateKey, publicKey } = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const sign = async (of: typeof manifest) =>
    base64(await subtle.sign('Ed25519', privateKey, signedBytes(of)));
  return { sign, publicKey: base64(await subtle.exportKey('raw', publicKey)) };
};

test('a bundle is read, and a part of it', async () => {
  expect(Object.keys((await readTables(bundle)).tables)).toEqual(['risk/ofac', 'risk/fatf']);
  expect(Object.keys((await readTables({ manifest, tables: [fatf] })).tables)).toEqual([
    'risk/fatf',
  ]);
});

describe('one sentence, and no table is read', () => {
  const other = tableOf('risk/ofac', [{ code: 'CU', program: 'comprehensive' }]);
  const eu = tableOf('risk/eu-high-risk', [{ code: 'KP' }]);
  test.each([
    [{ ...bundle, tables: [] }, 'there is no table'],
    [{ ...bundle, tables: [other, fatf] }, 'risk/ofac is not the table that the manifest names'],
    [{ ...bundle, tables: [ofac, eu] }, 'the manifest does not name risk/eu-high-risk'],
    [
      { ...bundle, tables: [ofac, { ...fatf, count: 2 }] },
      'risk/fatf: count must be the number of rows, 1',
    ],
    [{ ...bundle, manifest: null }, 'manifest must be an object'],
    [
      { ...bundle, manifest: { ...manifest, format: 'passmuster-tables/2' } },
      'manifest format must be passmuster-tables/1',
    ],
    [
      { ...bundle, manifest: { ...manifest, hash: 'ab'.repeat(32) } },
      'manifest: hash is not that of its tables',
    ],
    [
      { ...bundle, manifest: { ...manifest, version: '11' } },
      'manifest version must be a version such as 2026.11.0',
    ],
    [{ tables: [ofac] }, `id must be that of a table`],
    [[bundle, bundle], 'pass one bundle, or tables'],
    [{ ...bundle, tables: [bundle] }, 'pass one bundle, or tables'],
    [new Array(29).fill(ofac), 'there are only 14 tables'],
    [[{ ...ofac, format: 'passmuster-table/2' }], 'risk/ofac: format must be passmuster-table/1'],
    [{ ...bundle, tables: 'all' }, 'a table must be an object'],
  ])('%#: %j', async (input, sentence) => {
    await expect(readTables(input)).rejects.toThrow(sentence);
  });
});

describe('rows carry no code', () => {
  const area = (pattern: string) => tableOf('postal/areas', [['US-NY', pattern]]);
  const says = 'postal/areas, row 1: column 2 must be beginnings of postal codes';
  test.each(['(a+)+$', '1*', '1+', '1{9}', '.', '\\w', '|', '1|', '[9-0]', '[', '', '(1)'])(
    'a postal area of %j is refused',
    async (pattern) => {
      await expect(readTables(area(pattern))).rejects.toThrow(says);
    },
  );

  test.each([
    [
      tableOf('postal/states', [['NG-LA', 'Lagos|x']]),
      'postal/states, row 1: column 2 must be a text without | and ;',
    ],
    [
      tableOf('business/legal-forms', [['NG', 'l t d', 'llp']]),
      'business/legal-forms, row 1: column 2 must be an ending without spaces and colons',
    ],
    [
      tableOf('business/legal-forms', [['__proto__', 'ltd', 'llp']]),
      'business/legal-forms, row 1: column 1 must be a country',
    ],
    [
      tableOf('email/free-domains', ['constructor']),
      'email/free-domains, row 1: must be a domain in lowercase',
    ],
    [
      tableOf('document/by-country', [JSON.parse('{"constructor":1}')]),
      'document/by-country, row 1: there is no column "constructor"',
    ],
    [
      JSON.parse('{"id":"risk/ofac","__proto__":{"rows":[]}}'),
      'risk/ofac: there is no "__proto__" in a table',
    ],
  ])('%#: %j', async (input, sentence) => {
    await expect(readTables(input)).rejects.toThrow(sentence);
  });
});

describe('a signature', () => {
  test('of the manifest and the key is right', async () => {
    const { publicKey, sign } = await keyPair();
    const signed = { ...bundle, signature: await sign(manifest) };
    expect(Object.keys((await readTables(signed, { publicKey })).tables)).toHaveLength(2);
    expect(
      Object.keys((await readTables({ ...signed, tables: [ofac] }, { publicKey })).tables),
    ).toHaveLength(1);
  });

  test('of another manifest, another key or none is refused whole', async () => {
    const { publicKey, sign } = await keyPair();
    const stranger = await keyPair();
    const says = 'the signature of the bundle is not of this manifest and this key';
    const later = manifestOf('2026.12.0', [ofac, fatf]);
    for (const signature of [await sign(later), await stranger.sign(manifest), 'ä', 7, '']) {
      const signed = { ...bundle, signature };
      await expect(readTables(signed, { publicKey })).rejects.toThrow(new TypeError(says));
    }
    const signed = { ...bundle, signature: await sign(manifest) };
    await expect(readTables(signed, { publicKey: 'short' })).rejects.toThrow(says);
    await expect(readTables(bundle, { publicKey })).rejects.toThrow('the bundle has no signature');
    await expect(readTables(ofac, { publicKey })).rejects.toThrow('only a bundle has a signature');
  });
});
