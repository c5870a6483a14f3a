import { customerSample } from '../samples.ts';
import type { RuleExamples } from './ruleExample.ts';

const { street2: _, ...address } = customerSample.registered_address;

/** Examples of the rules of all schemas, as changes of `customerSample`. */
export const schemaExamples: RuleExamples = {
  'schema/required': {
    at: 'business_name',
    remarked: ['no name', { business_name: undefined }],
    quiet: ['a name', { business_name: 'Karoo Trading' }],
  },
  'schema/null': {
    at: 'registered_address.street2',
    remarked: ['null', { registered_address: { ...address, street2: null } }],
    quiet: ['left out', { registered_address: address }],
  },
  'schema/type': {
    at: 'expected_monthly_income',
    remarked: ['a number as text', { expected_monthly_income: '900000' }],
    quiet: ['a number', { expected_monthly_income: 900_000 }],
  },
  'schema/choice': {
    at: 'account_purpose',
    remarked: ['in words', { account_purpose: 'Buying goods' }],
    quiet: ['a value of the list', { account_purpose: 'PURCHASE_GOODS_AND_SERVICES' }],
  },
  'schema/unlisted-country': {
    at: 'business_owners.0.nationality',
    remarked: [
      'a country that the list of the API does not have',
      { 'business_owners.0.nationality': 'CI' },
    ],
    quiet: ['one that it has', { 'business_owners.0.nationality': 'GH' }],
  },
  'schema/length': {
    at: 'registered_address.city',
    remarked: ['51 characters', { 'registered_address.city': 'x'.repeat(51) }],
    quiet: ['50 characters', { 'registered_address.city': 'x'.repeat(50) }],
  },
  'schema/range': {
    at: 'business_owners.0.ownership_percentage',
    remarked: ['over 100', { 'business_owners.0.ownership_percentage': 101 }],
    quiet: ['100', { 'business_owners.0.ownership_percentage': 100 }],
  },
  'schema/format': {
    at: 'registration_date',
    remarked: ['June has 30 days', { registration_date: '2019-06-31' }],
    quiet: ['the last day of June', { registration_date: '2019-06-30' }],
  },
  'schema/invalid': {
    at: 'email',
    remarked: [
      'an issue of a schema of another library',
      { issues: [{ message: 'Invalid email', path: ['email'] }] },
    ],
    quiet: ['no issue', { issues: [] }],
  },
  'input/too-many': {
    at: 'documents',
    remarked: ['1,001 documents', { documents: Array.from({ length: 1001 }, () => ({})) }],
    quiet: ['three documents', {}],
  },
};
