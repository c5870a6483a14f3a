import { customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { changed } from '../testing/changed.ts';
import { customerIssues, fieldIssues } from './schemaIssues.ts';

const placesOf = (issues: ReturnType<typeof customerIssues>) =>
  issues.map(({ path = [] }) => path.map(({ key }) => key).join('.'));

const draft = changed({ email: 'x', 'business_owners.1.email': 'x', 'documents.0': 'a scan' });

test('a body has the paths of what is wrong, and an application in order has none', () => {
  expect(placesOf(customerIssues(draft, undefined)).sort()).toEqual([
    'business_owners.1.email',
    'documents.0',
    'email',
  ]);
  expect(customerIssues(customerSample, undefined)).toEqual([]);
});

describe('the paths of one field start at the field', () => {
  test.each([
    { path: ['email'], places: [''] },
    { path: ['phone'], places: [] },
    { path: ['business_owners'], places: ['1.email'] },
    { path: ['business_owners', 1], places: ['email'] },
    { path: ['business_owners', 1, 'email'], places: [''] },
    { path: ['business_owners', 0], places: [] },
    { path: ['documents'], places: ['0'] },
    { path: ['no', 'such', 'field'], places: [] },
    { path: ['email', 0], places: [] },
  ])('$path: $places', ({ path, places }) => {
    expect(placesOf(fieldIssues(path, draft, undefined))).toEqual(places);
  });
});

test('limits hold for a body and for a field', () => {
  const limits = { perList: 1, perBody: 100 };
  expect(customerIssues(customerSample, undefined)).toEqual([]);
  expect(placesOf(customerIssues(customerSample, limits))).toEqual(['business_owners']);
  expect(placesOf(fieldIssues(['business_owners'], customerSample, limits))).toEqual(['']);
  expect(fieldIssues(['business_owners', 0], customerSample, limits)).toEqual([]);
});
