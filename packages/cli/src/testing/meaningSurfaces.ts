import type { FixValue } from '@passmuster/findings';
import { fixesOf, loadCustomerReviewer } from '@passmuster/kyc';
import { businessTypes } from '@passmuster/schemas';
import { changed } from '@passmuster/testing/changed';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import type { Column } from '../columns/column.ts';
import { columnsOf } from '../columns/columnsOf.ts';
import { readCell } from '../columns/readCell.ts';
import { choiceArgument } from '../commands/choiceArgument.ts';

const reviewer = await loadCustomerReviewer({ preset: 'spec' });

/** The fields that a person's text may mean a value of, with their columns. */
export const columns = new Map(
  [
    ...['business_type', 'account_purpose', 'source_of_funds', 'estimated_annual_revenue_usd'],
    ...['industry', 'documents.0.doc_type', 'documents.0.sub_type', 'business_owners.0.title'],
    ...['documents.0.doc_country', 'business_owners.0.nationality', 'is_dao'],
    ...['business_owners.0.ownership_percentage', 'registration_date', 'expected_monthly_income'],
  ].map((path): [string, Column] => {
    const found = columnsOf('customer').find((column) => column.path === path.replace('.0', '.*'));
    if (!found) throw new Error(path);
    return [path, found];
  }),
);
/** What each surface makes of a text in a field: a value of the API, or undefined. */
export interface Surfaces {
  /** The text, if JSON takes it as it is. */
  readonly json: unknown;
  /** What a fix enters in its place. */
  readonly fix: FixValue | undefined;
  /** What a cell of a table is read as. */
  readonly cell: unknown;
}

/** Returns the values that JSON, a fix and a cell make of a text in a field of a complete application. */
export function surfacesOf(path: string, text: string): Surfaces {
  const draft = changed<unknown>(customerSample, { [path]: text });
  const review = reviewer.review(draft, { asOf });
  const isHere = ({ path: at, rule }: { path: readonly PropertyKey[]; rule: string }): boolean =>
    at.join('.') === path && rule.startsWith('schema/');
  const isTaken = !review.findings.some(isHere);
  const [fix] = fixesOf({ draft }, review).filter(isHere);
  const column = columns.get(path);
  const read = column ? readCell(text, column) : { value: undefined };
  const isValue = read.damage === undefined && accepts(path, read.value);
  return {
    json: isTaken ? text : undefined,
    fix: fix?.changes[0]?.value,
    cell: isValue ? read.value : undefined,
  };
}

/** Returns true for a value that the schema takes in a field. */
const accepts = (path: string, value: unknown): boolean =>
  reviewer
    .checkField(path, changed<unknown>(customerSample, { [path]: value }), { asOf })
    .every(({ rule }) => !rule.startsWith('schema/'));

/** Returns the business type that an argument of a command is taken as. */
export const argumentOf = (text: string): string | undefined => {
  try {
    return choiceArgument('business type', businessTypes, text);
  } catch {
    return undefined;
  }
};

/** Returns the different values that the surfaces make of a text; one at most if they agree. */
export const valuesOf = (path: string, text: string): readonly unknown[] => {
  const { json, fix, cell } = surfacesOf(path, text);
  const argument = path === 'business_type' ? argumentOf(text) : undefined;
  return [...new Set([json, fix, cell, argument].filter((value) => value !== undefined))];
};
