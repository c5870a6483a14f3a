import { expect, test } from 'vitest';
import { businessTypes } from '../codes/businessType.generated.ts';
import { payoutCurrencies, walletCurrencies } from '../codes/currency.ts';
import { documentSubTypes } from '../codes/documentSubType.generated.ts';
import { documentTypes } from '../codes/documentType.generated.ts';
import { networks } from '../codes/network.ts';
import { ownerTitles } from '../codes/ownerTitle.generated.ts';
import { en } from '../labels/en.ts';
import { fr } from '../labels/fr.ts';
import { ptBr } from '../labels/ptBr.ts';
import { ptPt } from '../labels/ptPt.ts';
import { meaningOfChoice } from './meaningOfChoice.ts';

const languages = [en, fr, ptBr, ptPt];
const business = businessTypes;

test.each([
  { list: business, text: 'CLOSE_CORPORATION', value: 'CLOSE_CORPORATION', by: 'same' },
  { list: business, text: ' close-corporation ', value: 'CLOSE_CORPORATION', by: 'same' },
  {
    list: business,
    text: 'Limited liability company (LLC)',
    value: 'LIMITED_LIABILITY_COMPANY',
    by: 'label',
  },
  { list: business, text: 'LLC', value: 'LIMITED_LIABILITY_COMPANY', by: 'alias' },
  { list: business, text: 'l.l.c.', value: 'LIMITED_LIABILITY_COMPANY', by: 'alias' },
  { list: business, text: 'Sole trader', value: 'SOLE_PROPRIETORSHIP', by: 'alias' },
  {
    list: business,
    text: 'Empresário em nome individual',
    value: 'SOLE_PROPRIETORSHIP',
    by: 'label',
  },
  {
    list: business,
    text: 'Société en commandite simple',
    value: 'LIMITED_PARTNERSHIP',
    by: 'alias',
  },
  { list: business, text: 'CLOSE_CORPORTION', value: 'CLOSE_CORPORATION', by: 'typo' },
  {
    list: business,
    text: 'Empresario em nome indivdual',
    value: 'SOLE_PROPRIETORSHIP',
    by: 'typo',
  },
  { list: documentTypes, text: 'Relevé de compte bancaire', value: 'BANK_STATEMENT', by: 'label' },
  {
    list: documentTypes,
    text: 'Certificate of incorporation',
    value: 'BUSINESS_FORMATION',
    by: 'label',
  },
  { list: documentTypes, text: 'REGULATORY_LICENSE_REGISTRATION', value: 'OTHER', by: 'alias' },
  { list: ['', ...documentSubTypes], text: 'Gas bill', value: 'UTILITY_BILL', by: 'alias' },
  { list: ownerTitles, text: 'Chief executive officer', value: 'CEO', by: 'alias' },
  { list: ownerTitles, text: 'vp', value: 'Vice President', by: 'alias' },
  { list: ownerTitles, text: 'Diretor financeiro', value: 'CFO', by: 'alias' },
  { list: ownerTitles, text: 'Sócio', value: 'Partner', by: 'alias' },
  { list: ownerTitles, text: 'Sócio ou sócia', value: 'Partner', by: 'label' },
  { list: networks, text: 'Ethereum', value: 'erc20', by: 'alias' },
  { list: networks, text: 'ERC-20', value: 'erc20', by: 'same' },
  { list: networks, text: 'Ethereum (ERC-20)', value: 'erc20', by: 'label' },
  { list: payoutCurrencies, text: 'naira nigérian', value: 'NGN', by: 'alias' },
  { list: walletCurrencies, text: 'Tether', value: 'USDT', by: 'alias' },
])('$text is $value by $by', ({ list, text, value, by }) => {
  expect(meaningOfChoice<string>(list, text, languages)).toEqual({ value, by });
});

test.each([
  { list: business, text: 'close', why: 'a part of a value' },
  { list: business, text: 'CC', why: 'two types have these initials' },
  { list: business, text: 'Trist', why: 'a slip in a short word' },
  { list: business, text: 'REGULATORY_LICENSE_REGISTRATION', why: 'a name in another list' },
  { list: documentTypes, text: 'REGULATORY_LICENSE', why: 'a part of a name' },
  { list: documentTypes, text: 'Certificate', why: 'a part of labels' },
  { list: networks, text: 'tron', why: 'another value' },
  { list: ['OTHER'], text: 'Ethereum', why: 'a name in another list' },
  { list: [], text: 'LLC', why: 'no choices' },
  { list: business, text: '', why: 'no text' },
  { list: business, text: '--', why: 'no letter' },
  { list: business, text: 'toString', why: 'a name that every object has' },
  { list: business, text: '__proto__', why: 'another name that every object has' },
])('$text is none: $why', ({ list, text }) => {
  expect(meaningOfChoice<string>(list, text, languages)).toBeUndefined();
});

test('without languages, labels mean nothing, and other names do', () => {
  expect(meaningOfChoice(documentTypes, 'Relevé de compte bancaire')).toBeUndefined();
  expect(meaningOfChoice(businessTypes, 'LLC')?.by).toBe('alias');
});

test('what two choices are called is neither, and a value is stronger than a label', () => {
  const labels = { networks: { erc20: 'Main', polygon: 'Main (other)' } } as const;
  expect(meaningOfChoice(networks, 'main', [labels])?.value).toBe('erc20');
  const swapped = { networks: { erc20: 'Polygon', polygon: 'One' } } as const;
  expect(meaningOfChoice(networks, 'polygon', [swapped])?.value).toBe('polygon');
  const equal = { networks: { erc20: 'Chain', polygon: 'chain' } } as const;
  expect(meaningOfChoice(networks, 'chain', [equal])).toBeUndefined();
});
