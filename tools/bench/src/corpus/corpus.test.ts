import { recommended, spec } from '@passmuster/kyc';
import { BusinessCustomerSchema } from '@passmuster/schemas';
import { addressCases } from '@passmuster/testing/corpus/addressCases';
import { applications } from '@passmuster/testing/corpus/applications';
import { bankCases } from '@passmuster/testing/corpus/bankCases';
import { mistakes } from '@passmuster/testing/corpus/mistakes';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { judgeCustomers } from './judge.ts';

const countIn = (country: string) =>
  applications.filter((application) => application.country === country).length;

test('there are 200 applications from 100 countries, five or more from the six main ones', () => {
  expect(applications.length).toBeGreaterThanOrEqual(200);
  expect(new Set(applications.map(({ country }) => country)).size).toBeGreaterThanOrEqual(100);
  for (const country of ['NG', 'ZA', 'GH', 'KE', 'US', 'GB']) {
    expect(countIn(country), country).toBeGreaterThanOrEqual(5);
  }
});

test('there are at least 400 mistakes, 40 in bank methods and 50 in addresses', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(400);
  expect(bankCases.filter(({ at }) => at.length > 0).length).toBeGreaterThanOrEqual(40);
  expect(addressCases.filter(({ isMistake }) => isMistake).length).toBeGreaterThanOrEqual(50);
});

test('the schema accepts every application', () => {
  const refused = applications.flatMap(({ id, body }) => {
    const { issues = [] } = v.safeParse(BusinessCustomerSchema, body());
    return issues.map((issue) => `${id} ${v.getDotPath(issue)}: ${issue.message}`);
  });
  expect(refused).toEqual([]);
});

test('no two applications share an email address, a phone number or a document', () => {
  const bodies = applications.map(({ body }) => body());
  const unique = (values: readonly string[]) =>
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  unique(bodies.map(({ email }) => email));
  unique(bodies.map(({ phone }) => phone));
  unique(bodies.flatMap(({ documents }) => [...new Set(documents.map((one) => one.doc_image))]));
});

test('each mistake changes its application', () => {
  const bodies = new Map(applications.map(({ id, body }) => [id, JSON.stringify(body())]));
  const unchanged = mistakes.filter(
    ({ application, body }) => JSON.stringify(body()) === bodies.get(application),
  );
  expect(unchanged.map(({ id }) => id)).toEqual([]);
});

test('no valid application is refused for what the API refuses by its own text', async () => {
  const report = await judgeCustomers(spec, 24);
  expect(report.applications.filter(({ remarks }) => remarks.length > 0)).toEqual([]);
  expect(report.simple.filter(({ remarks }) => remarks.length > 0).length).toBeGreaterThan(10);
});

test('of 40 valid applications at most one gets a warning, and more mistakes are noticed', async () => {
  const [few, more] = await Promise.all([
    judgeCustomers(spec, 40),
    judgeCustomers(recommended, 40),
  ]);
  const noticed = ({ simple, table }: typeof few) =>
    [...simple, ...table].filter(({ remarks }) => remarks.length > 0).length;
  const noisy = more.applications.filter(({ remarks }) => remarks.length > 0);
  expect(noisy.length).toBeLessThanOrEqual(1);
  expect(noticed(more)).toBeGreaterThan(1.5 * noticed(few));
});
