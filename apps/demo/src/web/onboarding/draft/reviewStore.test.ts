import { expect, test } from 'vitest';
import type { DraftFinding, DraftReview } from '../../application/draftReview.ts';
import { ReviewStore } from './reviewStore.ts';

const finding = (path: string, rule = 'schema/format'): DraftFinding => ({
  rule,
  severity: 'error',
  path: path.split('.'),
  message: '',
  remedy: 'Enter an email address.',
  source: '',
});
const reviewOf = (...findings: DraftFinding[]): DraftReview => ({
  ready: false,
  findings,
  requirements: [],
});

test('a finding for an older value of the field is never shown', () => {
  const store = new ReviewStore(['email']);
  store.change('email');
  const revision = store.revision();
  store.change('email');
  store.accept(reviewOf(finding('email')), revision);
  expect(store.findingsAt('email', false)).toEqual([]);
  store.accept(reviewOf(finding('email')), store.revision());
  expect(store.findingsAt('email', false)).toHaveLength(1);
});

test('a change elsewhere keeps the finding of a field', () => {
  const store = new ReviewStore(['email']);
  store.accept(reviewOf(finding('email')), 0);
  store.change('phone');
  expect(store.findingsAt('email', false)).toHaveLength(1);
});

test('a review that arrives after a newer one is dropped', () => {
  const store = new ReviewStore(['email']);
  store.change('phone');
  store.accept(reviewOf(), 1);
  store.accept(reviewOf(finding('email')), 0);
  expect(store.findingsAt('email', false)).toEqual([]);
});

test('nothing is shown before the person leaves a field that they changed', () => {
  const store = new ReviewStore();
  store.leave('email');
  store.change('email');
  store.accept(reviewOf(finding('email')), 1);
  expect(store.findingsAt('email', false)).toEqual([]);
  store.leave('email');
  expect(store.findingsAt('email', false)).toHaveLength(1);
});

test('a missing value is shown after a submit only', () => {
  const store = new ReviewStore(['email']);
  store.accept(reviewOf(finding('email', 'schema/required')), 0);
  expect(store.findingsAt('email', true)).toEqual([]);
  store.reveal();
  expect(store.findingsAt('email', true)).toHaveLength(1);
});

test('equal findings keep their identity, so that their field is not rendered again', () => {
  const store = new ReviewStore(['email']);
  store.accept(reviewOf(finding('email')), 0);
  const before = store.findingsAt('email', false);
  store.accept(reviewOf(finding('email')), 0);
  expect(store.findingsAt('email', false)).toBe(before);
});

test('what the API refused stands at its field until that field changes', () => {
  const store = new ReviewStore(['email', 'phone']);
  store.accept(reviewOf(), 0);
  store.refuse([finding('email', 'api/conflict')]);
  store.change('phone');
  expect(store.findingsAt('email', false)).toHaveLength(1);
  store.change('email');
  store.accept(reviewOf(), store.revision());
  expect(store.findingsAt('email', false)).toEqual([]);
});
