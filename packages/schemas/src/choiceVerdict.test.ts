import { customerSample, ownerSample } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BusinessCustomerSchema } from './customer/businessCustomer.ts';
import { BusinessOwnerSchema } from './customer/businessOwner.ts';
import { KycDocumentSchema } from './customer/kycDocument.ts';
import { en } from './labels/en.ts';
import { CreateBankPayoutMethodSchema } from './payout/createBankPayoutMethod.ts';
import {
  assetTypeText,
  networkText,
  proofKindText,
  walletStatusText,
} from './scalar/choiceTexts.ts';
import { toFindings } from './toFindings.ts';
import { CreateWalletSchema } from './wallet/createWallet.ts';
import { ListWalletsQuerySchema } from './wallet/listWalletsQuery.ts';

const findingAt = (schema: v.GenericSchema<unknown>, body: object, field: string) =>
  toFindings(v.safeParse(schema, body).issues ?? []).find(({ path }) => path.includes(field));

const document = { doc_type: 'PROOF_OF_ADDRESS', doc_image: 'https://a.test/a', doc_country: 'ZA' };

test.each([
  { schema: CreateWalletSchema, body: {}, field: 'network', choices: '"erc20" | "polygon"' },
  {
    schema: ListWalletsQuerySchema,
    body: {},
    field: 'asset_type',
    choices: '"STABLECOIN" | "FIAT"',
  },
  {
    schema: ListWalletsQuerySchema,
    body: {},
    field: 'status',
    choices: '"active" | "pending" | "suspended"',
  },
  { schema: CreateBankPayoutMethodSchema, body: {}, field: 'currency', choices: '"NGN" | "ZAR"' },
  { schema: BusinessCustomerSchema, body: {}, field: 'customer_type', choices: '"business"' },
  { schema: KycDocumentSchema, body: document, field: 'sub_type', choices: /^"UTILITY_BILL" \| / },
  {
    schema: BusinessCustomerSchema,
    body: customerSample,
    field: 'estimated_annual_revenue_usd',
    choices: /^"UNDER_HUNDRED_THOUSAND" \| /,
  },
])('at $field the finding names what to choose from', ({ schema, body, field, choices }) => {
  const finding = findingAt(schema, { ...body, [field]: 'SECRET' }, field);
  expect(finding).toMatchObject({ rule: 'schema/choice', path: [field] });
  expect(finding?.parameters?.['choices']).toMatch(choices);
  expect(finding?.message).toBe(`The API accepts only ${finding?.parameters?.['choices']} here`);
  expect(finding?.remedy).toMatch(/Choose [^|"_]+\.$/);
  expect(finding?.message).not.toContain('SECRET');
});

test.each([
  { type: 'REGULATORY_LICENSE_REGISTRATION', text: 'regulatoryLicense' },
  { type: 'Regulatory license registration', text: 'regulatoryLicense' },
  { type: 'REGULATORY_LICENSE', text: undefined },
])('a license under its own name, $type, gets the wording $text', ({ type, text }) => {
  const finding = findingAt(KycDocumentSchema, { ...document, doc_type: type }, 'doc_type');
  expect([finding?.rule, finding?.text]).toEqual(['schema/choice', text]);
});

test('in another list it is only a wrong choice', () => {
  const body = { ...customerSample, business_type: 'REGULATORY_LICENSE_REGISTRATION' };
  expect(findingAt(BusinessCustomerSchema, body, 'business_type')?.text).toBeUndefined();
});

test.each([
  { title: 'vice president', choice: '"Vice President"', why: 'another case' },
  { title: 'Co founder', choice: '"Co-Founder"', why: 'a space for a hyphen' },
  { title: 'ceo', choice: '"CEO"', why: 'small letters' },
  { title: 'Vice Presidents', choice: undefined, why: 'another letter' },
  { title: '', choice: undefined, why: 'nothing' },
  { title: ' ', choice: undefined, why: 'a space' },
  { title: { toString: (): string => 'CEO' }, choice: undefined, why: 'no text' },
])('a title with $why is suggested as $choice', ({ title, choice }) => {
  const finding = findingAt(BusinessOwnerSchema, { ...ownerSample, title }, 'title');
  expect(finding?.message).toBe(
    choice === undefined ? "This value is not in the API's list" : `The API spells this ${choice}`,
  );
  expect(finding?.remedy).toBe('Choose one from the list.');
});

test('an industry as a number is suggested as text', () => {
  const body = { ...customerSample, industry: 541_512 };
  expect(findingAt(BusinessCustomerSchema, body, 'industry')?.message).toBe(
    'The API spells this "541512"',
  );
});

test.each([
  { text: assetTypeText, list: 'assetTypes' },
  { text: networkText, list: 'networks' },
  { text: proofKindText, list: 'documentSubTypes' },
  { text: walletStatusText, list: 'walletStatuses' },
] as const)('the remedy for $list names each choice as a form does', ({ text, list }) => {
  const labels = Object.values(en[list]).map((label) => label.toLowerCase());
  expect(labels.filter((label) => !text.remedy.toLowerCase().includes(label))).toEqual([]);
});
