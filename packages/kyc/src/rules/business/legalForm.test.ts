import { ruleTable } from '../../testing/ruleTable.ts';
import { legalForm } from './legalForm.ts';

const named = (name: string, type: string, country = 'ZA') => ({
  business_name: name,
  business_type: type,
  'registered_address.country': country,
});

ruleTable(legalForm, [
  { why: 'NON_US outside the United States', set: {}, finds: [] },
  {
    why: 'NON_US in the United States',
    set: { 'registered_address.country': 'US' },
    finds: ['business_type'],
    says: 'registered in the United States',
  },
  {
    why: 'a company with the name of its owner',
    set: named('Sipho DLAMINI', 'LIMITED_LIABILITY_COMPANY'),
    finds: ['business_name'],
    says: 'owner 2',
  },
  {
    why: 'the last name first',
    set: named('Dlamini Sipho', 'C_CORPORATION'),
    finds: ['business_name'],
  },
  {
    why: 'a company named after its owner, with its legal form',
    set: named('Sipho Dlamini (Pty) Ltd', 'LIMITED_LIABILITY_COMPANY'),
    finds: [],
  },
  {
    why: 'a sole trader with the name of the owner',
    set: named('Sipho Dlamini', 'SOLE_PROPRIETORSHIP'),
    finds: [],
  },
  {
    why: 'a partnership with the name of a partner',
    set: named('Sipho Dlamini', 'GENERAL_PARTNERSHIP'),
    finds: [],
  },
  {
    why: 'an LLP that says it is a general partnership',
    set: named('Karoo Trading LLP', 'GENERAL_PARTNERSHIP', 'GB'),
    finds: ['business_type'],
  },
  {
    why: 'a limited partnership that says it is a general one',
    set: named('Karoo Trading L.P.', 'GENERAL_PARTNERSHIP', 'US'),
    finds: ['business_type'],
  },
  {
    why: 'a general partnership',
    set: named('Karoo Trading', 'GENERAL_PARTNERSHIP', 'US'),
    finds: [],
  },
  {
    why: 'a close corporation that says it is a nonprofit',
    set: named('Karoo Trading CC', 'NONPROFIT_CORPORATION'),
    finds: ['business_type'],
  },
  {
    why: 'a cooperative that says it is one person',
    set: named('Karoo Wool Co-op', 'SOLE_PROPRIETORSHIP', 'AU'),
    finds: ['business_type'],
  },
  {
    why: 'a cooperative that is a company, too',
    set: named('Karoo Wool Co-op', 'LIMITED_LIABILITY_COMPANY', 'AU'),
    finds: [],
  },
  {
    why: 'a charity that is a company limited by guarantee',
    set: named('Karoo Care Limited', 'NONPROFIT_CORPORATION', 'GB'),
    finds: [],
  },
  { why: 'an LLC in South Africa', set: named('Karoo', 'LIMITED_LIABILITY_COMPANY'), finds: [] },
  { why: 'a trust in Nigeria', set: named('Ade Trust', 'TRUST', 'NG'), finds: [] },
  {
    why: 'a limited company that says it is a sole proprietorship',
    set: named('Karoo Trading (Pty) Ltd', 'SOLE_PROPRIETORSHIP'),
    finds: ['business_type'],
  },
  {
    why: 'an LLP that says it is a corporation',
    set: named('Adams & Moore LLP', 'C_CORPORATION', 'US'),
    finds: ['business_type'],
  },
  {
    why: 'a nonprofit company that says it is a partnership',
    set: named('Cape Futures NPC', 'GENERAL_PARTNERSHIP'),
    finds: ['business_type'],
  },
  { why: 'a nonprofit company', set: named('Cape Futures NPC', 'NON_US'), finds: [] },
  {
    why: 'an LLC taxed as an S corporation',
    set: named('Moore LLC', 'S_CORPORATION', 'US'),
    finds: [],
  },
  {
    why: 'a Mexican company with its address in Indonesia',
    set: named('Aguacates S.A. de C.V.', 'C_CORPORATION', 'ID'),
    finds: [],
  },
  {
    why: 'an Indonesian partnership that says it is a corporation',
    set: named('Maju C.V.', 'C_CORPORATION', 'ID'),
    finds: ['business_type'],
  },
  {
    why: 'what some people call an LLC',
    set: named('Karoo Limited Liability Corporation', 'LIMITED_LIABILITY_COMPANY', 'US'),
    finds: [],
  },
  { why: 'no country yet', set: named('Karoo Ltd', 'TRUST', ''), finds: [] },
]);
