import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
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
import { createCaller } from './trpc.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const company = JSON.parse(read('examples/za-close-corporation.json'));
const [owner, ...others] = company.business_owners;

/** What a person entered, with mistakes beside, so that many rules have something to say about it. */
const application = {
  ...company,
  phone: '+270821234567',
  email: 'thandi.private at gmail.com',
  tax_identification_number: 'ZA-9012345678-X',
  website: 'https://facebook.com/thandi-private',
  business_owners: [
    {
      ...owner,
      birth_date: '2012-03-04',
      tax_identification_number: '900101500908',
      nickname: 'Thandi',
    },
    ...others,
  ],
};
const account = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Thandiwe Private',
  account_number: '5512345671',
  bank_name: 'Bank of Nowhere',
  bank_code: '98765',
  iban: 'DE89370400440532013001',
};
const address = '0x52908400098527886E0F7030069857D2E4169EE8';
const key = 'sk_live_0123456789abcdef';

const isPersonal =
  /name|email|phone|tax|number|date|street|city|postal|website|image|description|account_number|iban|code$/;
const isCode = /^(?:country_?|.*_code_country|phone_country_code|type|id_type)/;

/** Returns the texts of a value that say who somebody is, each of at least five characters. */
function personalTexts(value: unknown, field = ''): readonly string[] {
  if (typeof value === 'string') {
    const isListed = /^[A-Z_]+$/.test(value) || isCode.test(field);
    return isPersonal.test(field) && !isListed && value.length >= 5 ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    personalTexts(item, Array.isArray(value) ? field : name),
  );
}

const personal = [...new Set([application, account].flatMap((value) => personalTexts(value)))];
const values = [...personal, address, key];

/** Returns all that a log could show of a value. */
const shown = (value: unknown): string => {
  const options = { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true } as const;
  const everything = { ...options, maxArrayLength: null, maxStringLength: null };
  return [inspect(value, everything), JSON.stringify(value)].join('\n');
};

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
  'README.md': ['never contains a value of the input', () => review.findings],
  'packages/findings/README.md': ['It never repeats the value', () => review.open],
  'packages/schemas/README.md': [
    'It never repeats the value',
    () => toFindings(safeParse(BusinessCustomerSchema, application).issues ?? []),
  ],
  'packages/kyc/README.md': ['Findings never contain a value', () => review.findings],
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
    'which contain no value of the input',
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
    'It contains no value of the draft',
    () => auditRecord(review, application),
  ],
  'about/security.md': ['contain no value of the input and no key', () => [client, review.open]],
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
    expect(values.filter((value) => text.includes(value))).toEqual([]);
  },
);
