import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import 'reflect-metadata';
import { BadRequestException, UnprocessableEntityException } from '@nestjs/common';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { CreateWalletSchema } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { findings as addressFindings } from './addresses.ts';
import { comparison, isUnchanged, record, signedOff } from './audit.ts';
import { reviewAccount, reviewed } from './bankAccount.ts';

import { findings as dateFindings } from './documentDates.ts';
import { app as fastifyApp } from './fastify.ts';
import { app as honoApp } from './hono.ts';
import { SchemaPipe } from './nest.ts';
import { ApplicationsController, ReviewService } from './nestReview.ts';
import { phoneField } from './phoneField.ts';
import { findings as profileFindings } from './profile.ts';
import { review } from './quickStart.ts';
import { findings as germanFindings } from './translation.ts';
import { fieldValidator } from './veeValidate.ts';
import * as why from './why.ts';
import { findings as customFindings } from './withOwnRule.ts';
import { reviewRecord, toDraft } from './yourFields.ts';

const reviewer = await loadCustomerReviewer();

test.each(['us-llc', 'ng-company', 'za-close-corporation'])(
  'the example %s has no finding',
  (name) => {
    const file = new URL(`../../../../examples/${name}.json`, import.meta.url);
    const application: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(reviewer.review(application, { asOf: '2026-11-21' }).findings).toEqual([]);
  },
);

test('a schema accepts the application in which the rules find what the page says', () => {
  expect(why.isAccepted).toBe(true);
  const errors = why.findings.filter(({ severity }) => severity === 'error');
  const page = readFileSync(new URL('../content/docs/about/why.mdx', import.meta.url), 'utf8');
  for (const { remedy } of errors) expect(page).toContain(remedy);
  expect(new Set(errors.map(({ rule }) => rule)).size).toBe(2);
});

const secret = 'secret-value-of-the-body';

test('the quick start finds what is wrong and what is missing', () => {
  expect(review.ready).toBe(false);
  expect(review.findings.some(({ path }) => path[0] === 'email')).toBe(true);
  expect(review.requirements.some(({ status }) => status === 'missing')).toBe(true);
});

test('Hono answers 422 with what is open, and without the body', async () => {
  const request = { method: 'POST', body: JSON.stringify({ email: secret }) };
  const response = await honoApp.request('/applications', request);
  const text = await response.text();
  expect(response.status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ verdict: 'blocked' });
  expect(JSON.parse(text).open.findings.length).toBeGreaterThan(0);
  expect(text).not.toContain(secret);
});

test.each([
  { body: { currency: 'USDC', network: 'polygon' }, status: 200 },
  { body: { currency: 'USDC', network: 'bitcoin' }, status: 400 },
])('Fastify validates $body by JSON Schema: $status', async ({ body, status }) => {
  const response = await fastifyApp.inject({ method: 'POST', url: '/wallets', body });
  expect(response.statusCode).toBe(status);
});

test('the NestJS pipe returns the body or refuses it with findings', () => {
  const pipe = new SchemaPipe(CreateWalletSchema);
  expect(pipe.transform({ currency: 'ZAR' })).toEqual({ currency: 'ZAR' });
  expect(() => pipe.transform({})).toThrow(BadRequestException);
});

test('the NestJS controller refuses an application that is not ready', () => {
  const controller = new ApplicationsController(new ReviewService());
  expect(() => controller.create({})).toThrow(UnprocessableEntityException);
});

test.each([
  ['pipe', () => new SchemaPipe(CreateWalletSchema).transform({ currency: { [secret]: secret } })],
  ['controller', () => new ApplicationsController(new ReviewService()).create({ email: secret })],
])('what the NestJS %s throws contains no value of the body', (_, refuse) => {
  let thrown: unknown;
  try {
    refuse();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Error);
  const options = { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true };
  expect(inspect(thrown, options)).not.toContain(secret);
});

test('the vee-validate validator returns true or the remedy', async () => {
  const email = fieldValidator('email');
  expect(await email('office@karootrading.co.za', { form: {} })).toBe(true);
  expect(await email('a', { form: {} })).toContain('Enter an email address');
});

test('the custom rule, the translation, the audit and the address check do what their pages say', () => {
  expect(customFindings.map(({ rule }) => rule)).toContain('acme/own-website');
  expect(germanFindings.map(({ remedy }) => remedy)).toContain(
    'Jeder Inhaber muss mindestens 18 Jahre alt sein. Prüfen Sie das Geburtsdatum.',
  );
  expect(record.verdict).toBe('blocked');
  expect(isUnchanged).toBe(true);
  expect(signedOff.acceptances.map(({ outcome }) => outcome)).toEqual(['applied']);
  expect(comparison.changed.map(({ after }) => after.rule)).toEqual(['business/business-purpose']);
  expect(profileFindings.map(({ rule }) => rule)).toContain('profile/country');
  expect(dateFindings.filter(({ rule }) => rule.startsWith('document/un'))).toMatchObject([
    { rule: 'document/unexpired', path: ['business_owners', 0, 'front_image', 'expires'] },
  ]);
  expect(addressFindings[0]?.rule).toBe('address/checksum');
});

test('an account with hyphens gets a proposal, and a person looks at it first', () => {
  expect(reviewed).toMatchObject({
    verdict: 'look',
    remedies: [{ field: 'account_number' }],
    proposals: [{ account_number: '0000014579' }],
  });
  expect(reviewAccount({ account_number: 14579 }).verdict).toBe('blocked');
});

test.each([
  { phone: '+2348031234567', verdict: 'clear', remedy: undefined },
  { phone: '08031234567', verdict: 'blocked', remedy: expect.stringContaining('country code') },
  {
    phone: '+23408031234567',
    verdict: 'look',
    remedy: expect.stringContaining('extra 0'),
    suggestion: '+2348031234567',
  },
])('a field with $phone is $verdict', ({ phone, ...shown }) => {
  expect(phoneField(phone)).toEqual({ suggestion: undefined, ...shown });
});

test('a record with its own field names becomes an application, and findings lead back to it', () => {
  const record = { company: 'Ada Ltd', contactMail: 'ada', country: 'NG', town: 'Lagos' };
  expect(toDraft(record)).toEqual({
    business_name: 'Ada Ltd',
    email: 'ada',
    registered_address: { country: 'NG', city: 'Lagos' },
  });
  expect(reviewRecord(record, '2026-11-21')).toContainEqual({
    field: 'contactMail',
    severity: 'error',
    remedy: 'Enter an email address such as ada@example.com.',
  });
});
