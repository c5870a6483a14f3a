import { directReviewer } from '@passmuster/form/reviewer';
import { expect, test } from 'vitest';
import { type FormLanguage, formTexts } from './formTexts.ts';

const languages: readonly FormLanguage[] = ['fr', 'pt-BR', 'pt-PT'];

/** What a page shows of an amount that can't be read, and of what the API refuses. */
async function textsIn(language: string): Promise<Readonly<Record<string, string | undefined>>> {
  const reviewer = directReviewer({
    catalogs: Object.fromEntries(languages.map((one) => [one, async () => formTexts(one)])),
  });
  const values = { expected_monthly_income: { unread: 'x' } };
  const { findings, remedies } = await reviewer.review({ values, asOf: '2026-11-21', language });
  return { ...remedies, amount: findings.find(({ rule }) => rule === 'form/amount')?.remedy };
}

test.each(languages)('what the form itself finds is said in %s', async (language) => {
  const [english, translated] = await Promise.all([textsIn('en'), textsIn(language)]);
  expect(english.amount).toContain('Enter a number');
  const same = Object.entries(translated).filter(([id, text]) => english[id] === text);
  expect(same).toEqual([]);
});
