import { basename } from 'node:path';
import { formOf } from '../../../packages/testing/src/contract/forms.ts';
import {
  bodyObligations,
  type Obligation,
  obligations,
  queryObligations,
  resources,
  titleOf,
} from '../../../packages/testing/src/contract/obligations.ts';
import type { SpecLink, SpecRow } from './readRows.ts';

/** The tests that are made from the table of obligations. */
const ofSchemas = 'packages/schemas/src/fields.test.ts';
const ofSandbox = 'packages/sandbox/src/fields.test.ts';
const ofKinds = 'packages/sandbox/src/kinds.test.ts';
const derivedTests = [ofSchemas, ofSandbox, ofKinds];

/** What the sandbox makes the kinds with, by the group of their tests. */
const makers: Readonly<Record<string, readonly string[]>> = {
  'of movement': ['postMovement', 'findTransactions'],
  'of payout method': ['createBankPayoutMethod'],
  'of wallet': ['createWallet', 'toWallet'],
};

const overHttp = new Set([...bodyObligations, ...queryObligations].map(keyOf));
function keyOf({ resource, field }: Obligation): string {
  return `${resource} ${field}`;
}

const byRow: ReadonlyMap<string, readonly Obligation[]> = new Map(
  [...new Set(obligations.map(({ row }) => row))].map((number) => [
    number,
    obligations.filter(({ row }) => row === number),
  ]),
);

/** The rows of SPEC.md that the table of obligations states. */
export const fieldRowNumbers: readonly string[] = [...byRow.keys()];

function testsOf(obligation: Obligation): readonly SpecLink[] {
  const { resource } = obligation;
  const title = `${resource} > ${titleOf(obligation)}`;
  const kinds = resources[resource]?.kinds;
  return [
    { file: ofSchemas, title },
    ...(overHttp.has(keyOf(obligation)) ? [{ file: ofSandbox, title }] : []),
    ...(kinds === undefined ? [] : [{ file: ofKinds, title: kinds }]),
  ];
}

function filesOf({ resource, form }: Obligation): readonly SpecLink[] {
  const { file: schema, kinds = '' } = resources[resource] ?? {};
  const made = (makers[kinds] ?? []).map((name) => `packages/sandbox/src/ledger/${name}.ts`);
  const files = [schema, formOf(form).file, ...made];
  return files.flatMap((file) => (file === undefined ? [] : [{ file }]));
}

/** Returns the first cell of a row, or undefined if the table only adds tests to it. */
function sentenceOf(rows: readonly Obligation[]): string | undefined {
  const stated = rows.find(({ sentence }) => sentence !== undefined);
  if (stated === undefined) return undefined;
  const { label } = resources[stated.resource] ?? {};
  const fields = rows.filter(({ resource }) => resource === stated.resource);
  const names = fields.map(({ field }) => `\`${field}\``).join(', ');
  return `${label === undefined ? '' : `${label} `}${names}: ${stated.sentence}`;
}

const linkText = ({ file, title }: SpecLink): string =>
  `[${basename(file)}](../${file})${title === undefined ? '' : `: “${title}”`}`;

/** Returns the links as a cell, the derived ones first and each once. */
const cellOf = (derived: readonly SpecLink[], kept: readonly SpecLink[]): string =>
  [...new Set([...derived, ...kept].map(linkText))].join('<br>');

/** Returns a row of SPEC.md as the table of obligations states it; links that are not made from the table are kept. */
export function fieldRow({ number, sentence, implementation, tests }: SpecRow): string {
  const rows = byRow.get(number) ?? [];
  const kept = tests.filter(({ file }) => !derivedTests.includes(file));
  const stated = sentenceOf(rows);
  const files = stated === undefined ? [] : rows.flatMap(filesOf);
  return `| ${number} | ${stated ?? sentence} | ${cellOf(files, implementation)} | ${cellOf(rows.flatMap(testsOf), kept)} |`;
}
