import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuesOf } from '@passmuster/form';
import { directReviewer, exampleDataSettings, formSettings } from '@passmuster/form/reviewer';
import { verdictSamples } from '@passmuster/testing/verdictSamples';
import { describe, expect, test } from 'vitest';
import type { FormLanguage } from './formTexts.ts';
import { reviewOptions } from './reviewOptions.ts';

const folder = join(import.meta.dirname, '../../../../examples');
const reviewer = directReviewer(reviewOptions);
const review = (values: unknown, language: FormLanguage = 'en') =>
  reviewer.review({ values, asOf: '2026-11-21', language });
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const faults: Readonly<Record<string, readonly string[]>> = {
  incomplete: [
    'business_owners.1.date_of_birth',
    'business_owners.1.supporting_documents',
    'documents',
    'phone',
    'registration_date',
  ],
};

test.each(['incomplete', 'us-llc', 'ng-company', 'za-close-corporation'])(
  '%s: the review finds its faults and no other',
  async (name) => {
    const { findings, ready } = await review(read(name));
    const found = findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ path }) => path.join('.'));
    expect(found.sort()).toEqual([...(faults[name] ?? [])]);
    expect(ready).toBe(found.length === 0);
  },
);

test.each([
  { site: 'https://www.kerichotea', finds: ['business_website'], why: 'half of an address' },
  { site: 'http://localhost:3000', finds: ['business_website'], why: 'the machine itself' },
  { site: 'https://www.kerichotea.co.ke', finds: [], why: 'a whole one' },
])('the website $site, $why, gives $finds', async ({ site, finds }) => {
  const { findings } = await review({ ...read('ng-company'), business_website: site });
  const places = findings.map(({ path }) => path.join('.'));
  expect(places.filter((place) => place === 'business_website')).toEqual(finds);
});

test.each(['en', 'fr', 'pt-BR', 'pt-PT'] as const)(
  'findings have texts in %s',
  async (language) => {
    const { findings } = await review(read('incomplete'), language);
    expect(findings.every(({ remedy }) => remedy.length > 5)).toBe(true);
  },
);

test.each([
  { field: 'registration_date', value: '2019-02-30', language: 'en', says: 'Check the day' },
  { field: 'registration_date', value: '2019-02-30', language: 'fr', says: 'Vérifiez le jour' },
  { field: 'phone', value: '024 412 3456', language: 'en', says: 'Choose the country' },
  { field: 'phone', value: '024 412 3456', language: 'pt-BR', says: 'Escolha o país' },
] as const)(
  'a wrong $field is explained by the parts of its field, in $language',
  async ({ field, value, language, says }) => {
    const { findings } = await review({ [field]: value }, language);
    expect(findings.find(({ path }) => path.join('.') === field)?.remedy).toContain(says);
  },
);

describe.each(['recommended', 'strict', 'spec'] as const)('under %s, an application', (preset) => {
  test.each(verdictSamples)(
    '$name has the verdict of the library',
    async ({ application, verdicts }) => {
      const one = directReviewer({ ...reviewOptions, preset });
      const found = await one.review({
        values: valuesOf(application),
        asOf: '2026-11-21',
        language: 'en',
      });
      expect([found.verdict, found.ready]).toEqual([
        verdicts[preset],
        verdicts[preset] === 'clear',
      ]);
    },
  );
});

test('rules keep their severities, but for the settings of the form kit', () => {
  expect(reviewOptions.rules).toEqual({ ...formSettings, ...exampleDataSettings });
});

describe('what the form doesn’t send', () => {
  const program = `data:application/pdf;base64,${btoa(`MZ${' '.repeat(3000)}`)}`;
  test('a program named as a PDF', async () => {
    const { open } = await review({ documents: [{ doc_image: program }] });
    const found = open.findings.filter(({ path }) => path.join('.') === 'documents.0.doc_image');
    expect(found.map(({ rule }) => rule)).toContain('document/image-bytes');
    const place = { path: ['documents', 0, 'doc_image'], documentType: 'OTHER' };
    await reviewer.keep('f-1', new Blob(['MZ', ' '.repeat(3000)], { type: 'application/pdf' }));
    expect(
      await reviewer.checkFile('f-1', { asOf: '2026-11-21', language: 'en', place }),
    ).not.toEqual([]);
  });

  test('140% of a business', async () => {
    const body = read('ng-company');
    const owners = body['business_owners'] as Record<string, unknown>[];
    const businessOwners = owners.map((owner) => ({ ...owner, ownership_percentage: 70 }));
    const { verdict } = await review({ ...body, business_owners: businessOwners });
    expect(verdict).toBe('blocked');
  });
});

test('a date on an ID document is explained beside the document, and needs no date of another', async () => {
  const body = read('us-llc');
  const [first, ...others] = body['business_owners'] as Record<string, unknown>[];
  const owners = [{ ...first, id_dates: { issued: '', expires: '2026-11-20' } }, ...others];
  const { findings } = await review({ ...body, business_owners: owners });
  const added = findings.filter(({ rule }) => rule.startsWith('document/'));
  expect(added.map(({ rule, path }) => [rule, path.join('.')])).toEqual([
    ['document/unexpired', 'business_owners.0.id_dates.expires'],
  ]);
});
