import { createAddressBook, loadAddressLabels } from '@passmuster/address';
import { fr } from '@passmuster/schemas/labels/fr';
import { expect, test } from 'vitest';
import { createAddressForm } from './addressForm.ts';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Returns the status of an address, and the rules of what is found about it. */
async function checked(
  address: string,
  known: Parameters<ReturnType<typeof createAddressForm>['compareWith']>[0] = {},
) {
  const { form, compareWith } = createAddressForm({});
  form.set('address', address);
  await compareWith(known);
  const found = form.findingsAt('address', { infos: true });
  return [form.statusAt('address'), ...found.map(({ rule }) => rule)];
}

test('an address with its checksum is valid, with spaces around it too', async () => {
  expect(await checked(right)).toEqual(['valid']);
  expect(await checked(` ${right}\n`)).toEqual(['valid']);
});

test('an address in one case is valid, and the form says that it has no checksum', async () => {
  expect(await checked(right.toLowerCase())).toEqual(['valid', 'address/no-checksum']);
});

test('a typo is an error before the address is left', async () => {
  expect(await checked(right.replace('6053', '6054'))).toEqual(['error', 'address/checksum']);
});

test('an address is checked again once the labels have loaded, and against the address book', async () => {
  const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
  const labels = await loadAddressLabels();
  expect(await checked(listed)).toEqual(['valid']);
  expect(await checked(listed, { labels })).toEqual(['warning', 'address/sanctioned']);
  const lookAlike = '0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed';
  const addressBook = createAddressBook([right]);
  expect(await checked(lookAlike, { addressBook })).toContain('address/look-alike');
});

test('another network is another question', async () => {
  const { form, compareWith } = createAddressForm({});
  form.set('address', right);
  await compareWith({});
  form.set('network', 'erc20');
  expect(form.statusAt('address')).toBe('unchecked');
});

test('what is found is in the language of the page', async () => {
  const { form, compareWith } = createAddressForm(fr);
  form.set('address', 'x');
  await compareWith({});
  expect(form.findingsAt('address')[0]?.remedy).toMatch(/adresse/iu);
});
