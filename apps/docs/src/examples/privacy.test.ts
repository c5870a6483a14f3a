import 'reflect-metadata';
import { checkAddress } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import { createBankPayoutMethod, createBusinessCustomer, createClient } from '@passmuster/client';
import { auditMarkdown, auditRecord, loadCustomerReviewer } from '@passmuster/kyc';
import { checkPhone } from '@passmuster/phone';
import { maxMetadata } from '@passmuster/phone/max';
import { BusinessCustomerSchema, toFindings } from '@passmuster/schemas';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { app } from './hono.ts';
import { SchemaPipe } from './nest.ts';
import { ApplicationsController, ReviewService } from './nestReview.ts';
import {
  account,
  address,
  application,
  key,
  leakedIn,
  personal,
  read,
  shown,
} from './privateValues.ts';
import { createCaller } from './trpc.ts';

const thrownBy = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
};

const reviewer = await loadCustomerReviewer();
const review = reviewer.review(application, { asOf: '2026-11-21' });
const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: key,
  fetch: () => Promise.reject(new Error('the network is down')),
});

/** By page and sentence: what that page says has no personal value. */
const outputs: Readonly<Record<string, readonly [sentence: string, output: () => unknown]>> = {
  'README.md': ['It never repeats what was typed', () => review.findings],
  'packages/findings/README.md': ['It never repeats the value', () => review.open],
  'packages/schemas/README.md': [
    'It never repeats the value',
    () => toFindings(safeParse(BusinessCustomerSchema, application).issues ?? []),
  ],
  'packages/kyc/README.md': ['Findings never repeat what was typed', () => review.findings],
  'packages/phone/README.md': [
    'no finding contains it',
    () => checkPhone(application.phone, { metadata: maxMetadata }),
  ],
  'packages/bank/README.md': ['Returns findings and never throws', () => checkBankAccount(account)],
  'packages/address/README.md': [
    'no finding repeats any part of one',
    () => checkAddress(address.toLowerCase().replace('0x5', '0X5'), { network: 'erc20' }),
  ],
  'packages/client/README.md': [
    '`issues` names every field and contains no value',
    // @ts-expect-error The type of an account is a literal.
    () => createBankPayoutMethod(client, account),
  ],
  'guides/client.mdx': [
    'and no value of the body',
    () => createBusinessCustomer(client, application),
  ],
  'guides/hono.mdx': [
    'which never repeat what was typed',
    async () => {
      const body = JSON.stringify(application);
      const response = await app.request('/applications', { method: 'POST', body });
      return [response.status, [...response.headers], await response.text()];
    },
  ],
  'guides/nest.mdx': [
    'no value of the body',
    async () => [
      await thrownBy(() => new SchemaPipe(BusinessCustomerSchema).transform(application)),
      await thrownBy(() => new ApplicationsController(new ReviewService()).create(application)),
    ],
  ],
  'guides/trpc.mdx': [
    'no value of the',
    () => {
      const wallet = { currency: 'USDC', network: account.account_number };
      // @ts-expect-error A network is one of a list.
      return thrownBy(() => createCaller({}).createWallet(wallet));
    },
  ],
  'guides/audit.mdx': [
    'no value and no text of the application',
    () => {
      const record = auditRecord(review, application, { key: 'a secret of sixteen or more' });
      return [record, auditMarkdown(record)];
    },
  ],
  'about/concepts.mdx': [
    'The record contains no value of the draft',
    () => auditRecord(review, application),
  ],
  'about/security.md': ['never repeat what was typed: no name', () => [client, review.open]],
};

test('the application and the account have what a person would not show', () => {
  expect(personal).toContain(application.email);
  expect(personal).toContain(application.business_owners[0]?.birth_date);
  expect(personal).toContain(account.account_number);
  expect(personal.length).toBeGreaterThan(15);
  expect(review.findings.length).toBeGreaterThan(5);
});

test.each(Object.entries(outputs))(
  'nothing that %s calls free of values contains one',
  async (page, [sentence, output]) => {
    const path = /README|packages/.test(page) ? page : `apps/docs/src/content/docs/${page}`;
    expect(read(path).replace(/\s+/g, ' ')).toContain(sentence);
    const text = shown(await output());
    expect(text.length).toBeGreaterThan(20);
    expect(leakedIn(text)).toEqual([]);
  },
);
