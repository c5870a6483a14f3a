import { type TextParameters, toFinding } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { detailsOf } from './detailsOf.ts';

interface Row {
  readonly message: string;
  readonly remedy: string;
  readonly parameters: TextParameters;
  readonly isMore: boolean;
  readonly why: string;
}

test.each<Row>([
  {
    why: 'without parameters',
    message: 'phone lacks a +',
    remedy: 'Add a +.',
    parameters: {},
    isMore: false,
  },
  {
    why: 'with a bank that the remedy names too',
    message: 'The code belongs to {bank}',
    remedy: 'Choose {bank}.',
    parameters: { bank: 'First Bank' },
    isMore: false,
  },
  {
    why: 'with a bank that only the message names',
    message: '{bank} was closed',
    remedy: 'This bank was closed.',
    parameters: { bank: 'First Bank' },
    isMore: true,
  },
  {
    why: 'with the code of a country that the remedy names in words',
    message: 'No format of {country}',
    remedy: 'Not a number of {country:name}.',
    parameters: { country: 'NG' },
    isMore: false,
  },
  {
    why: 'with the name of a country that only the message has',
    message: '{country:name} has no IBANs',
    remedy: 'Remove the IBAN.',
    parameters: { country: 'NG' },
    isMore: true,
  },
  {
    why: 'with the name of the field, which its place has',
    message: '{field} has a digit',
    remedy: 'Names have no digits.',
    parameters: { field: 'first_name' },
    isMore: false,
  },
  {
    why: 'with a parameter that neither text has',
    message: 'The document is too old',
    remedy: 'Upload a newer one.',
    parameters: { months: 3 },
    isMore: false,
  },
])('a message $why adds something: $isMore', ({ message, remedy, parameters, isMore }) => {
  const source = { title: 'Test' };
  const finding = toFinding(
    { id: 'a/b', severity: 'error', basis: 'practice', source, message, remedy },
    ['owner', 'first_name'],
    parameters,
  );
  expect(detailsOf(finding)).toBe(isMore ? finding.message : undefined);
});
