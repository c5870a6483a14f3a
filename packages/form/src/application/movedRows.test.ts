import { beforeEach, expect, test } from 'vitest';
import type { FormRequirement } from '../reviewer/reviewer.ts';
import { opened } from '../testing/documents.ts';
import { application, lastRequest, pause, setUpForm } from '../testing/heldForm.ts';
import { errorAt } from '../testing/heldReviewer.ts';
import { blankOwner } from '../values/blankValues.ts';

setUpForm();

const nameOf = (index: number): FormRequirement => ({
  path: ['business_owners', index, 'first_name'],
  level: 'required',
  status: 'missing',
  label: 'First name',
  rule: 'schema/required',
});
const owner = (rowId: string) => ({ ...blankOwner({ rowId }), email: `${rowId}@example` });
const found = {
  requirements: [nameOf(0), nameOf(1)],
  findings: [errorAt(['business_owners', 1, 'email'])],
};

/** Two owners without a name, of whom the second has a wrong email. */
beforeEach(() =>
  opened({ business_owners: [owner('a'), owner('b')] }, found.requirements, found.findings),
);

const left = () => application.state.todo.map(({ path, row }) => [path.join('.'), row?.rowId]);
const owners = () => application.rows('business_owners');

test('what is left to do moves with its row at once', () => {
  owners().move('b', 0);
  expect(left()).toEqual([
    ['business_owners.0.first_name', 'b'],
    ['business_owners.0.email', 'b'],
    ['business_owners.1.first_name', 'a'],
  ]);
  expect(application.state.open.findings.map(({ path }) => path.join('.'))).toEqual([
    'business_owners.0.email',
  ]);
});

test('what is left to do goes with its row at once, and is of no other', () => {
  owners().remove('a');
  expect(left()).toEqual([
    ['business_owners.0.first_name', 'b'],
    ['business_owners.0.email', 'b'],
  ]);
  expect(application.state.counts.left).toBe(1);
  owners().remove('b');
  expect(left()).toEqual([]);
  expect(application.state.unplaced).toEqual([]);
});

test('a review that ends after a row was moved is of the rows where they are', async () => {
  application.set('email', 'ada@example.com');
  await pause();
  owners().move('b', 0);
  await lastRequest().answer(found);
  expect(left()[1]).toEqual(['business_owners.0.email', 'b']);
  expect(application.findingsAt('business_owners.0.email')).toMatchObject([
    { path: ['business_owners', 0, 'email'] },
  ]);
});

test('what the API refused moves with its row and goes with it', () => {
  const issue = { path: ['business_owners', 1, 'email'], message: 'taken' };
  const refused = () => application.state.refused.map(({ path }) => path.join('.'));
  application.setServerErrors({ outcome: 'refused', status: 400, issues: [issue] });
  expect(refused()).toEqual(['business_owners.1.email']);
  owners().move('b', 0);
  expect(refused()).toEqual(['business_owners.0.email']);
  owners().remove('b');
  expect(refused()).toEqual([]);
});
