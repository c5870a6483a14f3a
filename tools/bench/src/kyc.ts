/**
 * Compares the KYC review with the bare validation of the same body:
 * `node --conditions=@passmuster/source src/kyc.ts`. Writes results/kyc.md.
 */
import {
  auditRecord,
  checkField,
  loadTables,
  recommended,
  reviewBusinessCustomer,
  spec,
} from '@passmuster/kyc';
import { BusinessCustomerSchema } from '@passmuster/schemas';
import { sampleDay as asOf, customerSample, ownerSample } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { costOfRules } from './measure/costOfRules.ts';
import { interleave } from './measure/interleave.ts';
import { barsOf } from './results/barsOf.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';

const tables = await loadTables(recommended);

const documentOf = (docType: string, file: number) => ({
  doc_type: docType,
  ...(docType === 'PROOF_OF_ADDRESS' && { sub_type: 'UTILITY_BILL' }),
  doc_image: `https://files.example.com/${file}.jpg`,
  doc_country: 'ZA',
});
const { back_image: _, ...sample } = ownerSample;
const ownerOf = (i: number) => ({
  ...sample,
  first_name: `Owner${'ABCD'[i]}`,
  email: `owner${i}@karootrading.co.za`,
  phone_number: `+2782123456${i}`,
  date_of_birth: `198${i}-05-17`,
  ownership_percentage: 25,
  is_control_person: i === 0,
  is_signer: i === 0,
  title: 'Director',
  address: { ...sample.address, street1: `${i + 1} Kloof Road` },
  id_number: `A0123456${i}`,
  front_image: `https://files.example.com/front${i}.jpg`,
  supporting_documents: [documentOf('PROOF_OF_ADDRESS', i), documentOf('SELFIE', 10 + i)],
});

/** Returns an application of 4 owners with 2 documents each and 12 documents of the business: 20 in all. */
const application = (turn: number) => ({
  ...customerSample,
  business_name: `Karoo Trading ${turn}`,
  email: `office${turn}@karootrading.co.za`,
  contact_person_email: 'owner0@karootrading.co.za',
  contact_person_phone: '+27821234560',
  business_owners: [0, 1, 2, 3].map(ownerOf),
  documents: [
    'BUSINESS_FORMATION',
    'OWNERSHIP_INFORMATION',
    'BANK_STATEMENT',
    ...Array<string>(9).fill('OTHER'),
  ].map((type, i) => documentOf(type, 100 + i)),
});
const bodies = Array.from({ length: 64 }, (_, turn) => application(turn));
const bodyAt = (at: number) => bodies[at % bodies.length];

const { findings } = reviewBusinessCustomer(bodies[0], { asOf, preset: recommended, tables });
if (findings.length > 0) throw new Error(`The application has findings: ${findings[0]?.rule}`);

const birthday = 'business_owners.3.date_of_birth';
const contestants: Readonly<Record<string, (at: number) => void>> = {
  'valibot, `safeParse`': (at) => void v.safeParse(BusinessCustomerSchema, bodyAt(at)),
  'review, `spec`': (at) => void reviewBusinessCustomer(bodyAt(at), { asOf, preset: spec }),
  'review, `recommended`': (at) =>
    void reviewBusinessCustomer(bodyAt(at), { asOf, preset: recommended }),
  'review, `recommended` and tables': (at) =>
    void reviewBusinessCustomer(bodyAt(at), { asOf, preset: recommended, tables }),
  'one date of birth, `recommended`': (at) =>
    void checkField(birthday, bodyAt(at), { asOf, preset: recommended }),
  'one share, `recommended`': (at) =>
    void checkField('business_owners.3.ownership_percentage', bodyAt(at), {
      asOf,
      preset: recommended,
    }),
  'one email address, `recommended`': (at) =>
    void checkField('email', bodyAt(at), { asOf, preset: recommended }),
  'one type of document, `recommended`': (at) =>
    void checkField('documents.3.doc_type', bodyAt(at), { asOf, preset: recommended }),
  'review and audit record, `recommended`': (at) =>
    void auditRecord(reviewBusinessCustomer(bodyAt(at), { asOf, preset: recommended }), bodyAt(at)),
};
const times = interleave(Object.values(contestants));
const charts: readonly Series[] = [
  {
    title: 'An application of 4 owners and 20 documents',
    unit: 'ns',
    better: 'lower',
    bars: barsOf(Object.keys(contestants), times, (name) => !name.startsWith('valibot')),
    chart: 'kyc',
  },
];
const full = times[2]?.time ?? Number.NaN;
const rows = Object.keys(contestants).map((name, i) => {
  const { time = Number.NaN, ratio = Number.NaN } = times[i] ?? {};
  const parts = [
    `${(time / 1000).toFixed(1)} µs ±${((times[i]?.spread ?? 0) * 100).toFixed(0)}%`,
    `${(1 / ratio).toFixed(2)}`,
    (time / full).toFixed(3),
  ];
  return `| ${[name, ...parts].join(' | ')} |`;
});

const costs = costOfRules(
  recommended,
  (preset, at) => void reviewBusinessCustomer(bodyAt(at), { asOf, preset, tables }),
);
const shown = 15;
const sumOf = (some: typeof costs): number => some.reduce((sum, { time }) => sum + time, 0);
const costRow = (name: string, time: number): string =>
  `| ${name} | ${(time / 1000).toFixed(1)} µs | ${((time / sumOf(costs)) * 100).toFixed(0)}% |`;
const costRows = [
  ...costs.slice(0, shown).map(({ rule, time }) => costRow(`\`${rule}\``, time)),
  costRow(`the other ${Math.max(0, costs.length - shown)}`, sumOf(costs.slice(shown))),
];

const page = `# KYC review

Node ${process.version}; an application without findings, 4 owners and 20 documents by address, ${recommended.rules.length} rules, ${tables.size} tables; medians of 15 rounds, the contestants in turn.

| | time | times valibot's validation of the same body | part of the full \`recommended\` review |
|---|---|---|---|
${rows.join('\n')}

The rules by what their checks take in one review with tables, without what the engine takes around them. What rules share, such as a phone number that is read once, counts for the first of them.

| rule | time | part |
|---|---|---|
${costRows.join('\n')}
`;
writeResults('kyc', page, charts);
