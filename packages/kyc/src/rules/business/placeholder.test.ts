import { ruleTable } from '../../testing/ruleTable.ts';
import { placeholder } from './placeholder.ts';

ruleTable(placeholder, [
  { why: 'a name', set: {}, finds: [] },
  { why: 'a sample', set: { business_name: 'Test Company' }, finds: ['business_name'] },
  { why: 'nothing', set: { trading_name: 'N/A' }, finds: ['trading_name'] },
  {
    why: 'filler text',
    set: { nature_of_business: 'Lorem ipsum dolor sit amet' },
    finds: ['nature_of_business'],
  },
  {
    why: 'a word that fits every business',
    set: { nature_of_business: 'General trading' },
    finds: ['nature_of_business'],
    says: 'sells',
  },
  {
    why: 'the name once more',
    set: { business_name: 'Karoo Trading', account_purpose_explanation: 'Karoo Trading' },
    finds: ['account_purpose_explanation'],
    says: 'sells',
  },
  { why: 'a few words', set: { nature_of_business: 'Bakery' }, finds: [] },
  {
    why: 'the name once more, with spaces',
    set: { business_name: 'Karoo Trading ', nature_of_business: ' KAROO TRADING' },
    finds: ['nature_of_business'],
    says: 'sells',
  },
  {
    why: 'a link alone',
    set: { nature_of_business: 'http://karootrading.co.za/about' },
    finds: ['nature_of_business'],
    says: 'sells',
  },
  {
    why: 'an email address alone',
    set: { nature_of_business: 'info@karootrading.co.za' },
    finds: ['nature_of_business'],
    says: 'sells',
  },
  {
    why: 'a link at the end',
    set: { nature_of_business: 'Bakery, see https://karootrading.co.za' },
    finds: [],
  },
  {
    why: 'a link at the start',
    set: { nature_of_business: 'https://karootrading.co.za bakes bread' },
    finds: [],
  },
  {
    why: 'the description again',
    set: {
      nature_of_business: 'Software for farms',
      account_purpose_explanation: 'software  for Farms',
    },
    finds: ['account_purpose_explanation'],
    says: 'what the account is for',
  },
  {
    why: 'a few letters again',
    set: { nature_of_business: 'Film studio', account_purpose_explanation: 'Film studio' },
    finds: [],
  },
  {
    why: 'the name in both',
    set: {
      business_name: 'Karoo Trading (Pty) Ltd',
      nature_of_business: 'Karoo Trading (Pty) Ltd',
      account_purpose_explanation: 'Karoo Trading (Pty) Ltd',
    },
    finds: ['account_purpose_explanation', 'nature_of_business'],
    says: 'sells',
  },
  { why: 'a blank description', set: { account_purpose_explanation: ' ' }, finds: [] },
  {
    why: 'names and descriptions that are not text',
    set: { trading_name: 5, nature_of_business: 5 },
    finds: [],
  },
  {
    why: 'a web address',
    set: { business_name: 'www.karoo.co.za' },
    finds: ['business_name'],
    says: 'web address',
  },
  {
    why: 'a web address without its ending',
    set: { trading_name: 'www.karoo' },
    finds: ['trading_name'],
    says: 'web address',
  },
  {
    why: 'an email',
    set: { trading_name: 'info@karoo.co.za' },
    finds: ['trading_name'],
    says: 'email',
  },
  { why: 'a name that ends like a host', set: { trading_name: 'Karoo.co.za' }, finds: [] },
  { why: 'one letter as the name', set: { business_name: 'M' }, finds: ['business_name'] },
  { why: 'two letters', set: { business_name: 'HP' }, finds: [] },
  { why: 'one letter as the trading name', set: { trading_name: 'M' }, finds: [] },
]);
