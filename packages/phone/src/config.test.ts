import { mergeConfigs } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { checkPhone } from './checkPhone.ts';
import { maxMetadata as metadata } from './max.ts';
import { fr } from './messages/fr.ts';

const fictional = '+12125550123';

test('a configuration sets severities, and texts in the language of the catalog', () => {
  const config = mergeConfigs({
    name: 'acme',
    rules: { 'phone/fictional': 'error' },
    texts: { fr: { 'phone/fictional': 'Ce numéro n’existe que dans les films.' } },
  });
  const [found] = checkPhone(fictional, { metadata, config, catalog: fr });
  expect(found).toMatchObject({
    severity: 'error',
    remedy: 'Ce numéro n’existe que dans les films.',
  });
  expect(checkPhone(fictional, { metadata })[0]?.severity).toBe('warning');
  const off = mergeConfigs({ name: 'acme', rules: { 'phone/fictional': 'off' } });
  expect(checkPhone(fictional, { metadata, config: off })).toEqual([]);
});
