import { loadTables } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { expect, test, vi } from 'vitest';
import { reviewBusinessCustomer } from '../../review/reviewBusinessCustomer.ts';
import { recommended } from '../recommended.ts';
import { loadPhones } from './numberingPlans.ts';

test('a review reads each phone number once, however many rules check it', async () => {
  const phones = await loadPhones();
  const findingOnPhone = vi.fn(phones.findingOnPhone);
  const tables = new Map(await loadTables(recommended));
  tables.set(loadPhones, { ...phones, findingOnPhone });
  const draft = { ...customerSample, phone: '+27821234567', contact_person_phone: '+27821234567' };
  const { findings } = reviewBusinessCustomer(draft, { asOf, preset: recommended, tables });
  expect(findings.filter(({ rule }) => rule.startsWith('phone/'))).toEqual([]);
  const read = findingOnPhone.mock.calls.map(([phone]) => phone);
  expect(read.filter((phone) => phone === '+27821234567')).toHaveLength(1);
  expect(new Set(read).size).toBe(read.length);
});
