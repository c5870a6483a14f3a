import { ruleTable } from '../../testing/ruleTable.ts';
import { businessPurpose } from './businessPurpose.ts';

ruleTable(businessPurpose, [
  { why: 'a purpose of a business', set: { account_purpose: 'OPERATING_A_COMPANY' }, finds: [] },
  {
    why: 'a purpose of a person',
    set: { account_purpose: 'RECEIVE_SALARY' },
    finds: ['account_purpose'],
  },
  {
    why: 'the expenses of a person',
    set: { account_purpose: 'PERSONAL_OR_LIVING_EXPENSES' },
    finds: ['account_purpose'],
  },
  {
    why: 'money to friends',
    set: { account_purpose: 'PAYMENTS_TO_FRIENDS_OR_FAMILY_ABROAD' },
    finds: ['account_purpose'],
  },
  { why: 'a purpose the list does not have', set: { account_purpose: 'FUN' }, finds: [] },
  {
    why: 'the expenses of a person, for a charity',
    set: { account_purpose: 'PERSONAL_OR_LIVING_EXPENSES', business_type: 'NONPROFIT_CORPORATION' },
    finds: ['account_purpose'],
  },
  {
    why: 'the expenses of the beneficiaries of a trust',
    set: { account_purpose: 'PERSONAL_OR_LIVING_EXPENSES', business_type: 'TRUST' },
    finds: [],
  },
  {
    why: 'of the person behind a sole proprietorship',
    set: { account_purpose: 'RECEIVE_SALARY', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
]);
