import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const file = write(
  'choices.csv',
  [
    'Company,Country,Legal form,Industry,Source of funds,Owner 1 Title,Document 1 Document type',
    'Karoo,Nigerria,Limited Liabilty Company,Software publishing,Sale of asets,Presidant,Bank statemnt',
    'Mill,Atlantis,Zoo,Retail,???,Q,42',
  ].join('\n'),
);

/** Returns the remedies of the cells of a row. */
async function remediesOf(row: string, ...options: readonly string[]) {
  const { out } = await runInTest(['check', 'customer', file, '--format', 'json', ...options]);
  const { reports } = JSON.parse(out);
  const { findings } = reports.find((one: { row: number }) => String(one.row) === row);
  return Object.fromEntries(
    findings
      .filter(({ rule }: { rule: string }) => rule === 'schema/choice')
      .map(({ cell, remedy }: Record<string, string>) => [cell, remedy]),
  );
}

const meant = (choice: string): string => `This value is not in the list. Did you mean ${choice}?`;

test('the remedy of a cell names the choice that it comes close to', async () => {
  expect(await remediesOf('2')).toEqual({
    B2: meant('Nigeria'),
    C2: meant('Limited liability company (LLC)'),
    D2: meant('Software Publishers'),
    E2: meant('Sale of assets'),
    F2: meant('President'),
    G2: meant('Bank statement'),
  });
});

test('nothing is named that is not close, or that is part of several names', async () => {
  expect(new Set(Object.values(await remediesOf('3')))).toEqual(
    new Set(['Choose one from the list.']),
  );
});

test.each([
  {
    language: 'fr',
    remedy: 'Cette valeur n’est pas dans la liste. Vouliez-vous dire « Nigeria » ?',
  },
  { language: 'pt-BR', remedy: 'Este valor não está na lista. Você quis dizer “Nigéria”?' },
  { language: 'pt-PT', remedy: 'Este valor não está na lista. Quis dizer “Nigéria”?' },
])('in $language, too', async ({ language, remedy }) => {
  expect((await remediesOf('2', '--lang', language))['B2']).toBe(remedy);
});

test('fix and submit name it as well', async () => {
  const fixed = await runInTest(['fix', file, '--dry-run']);
  expect(fixed.out).toContain(`D2, Industry  error: ${meant('Software Publishers')}`);
  const sent = await runInTest(['submit', 'customer', file, '--dry-run']);
  expect(sent.out).toContain(meant('Nigeria'));
});

test('a text of the configuration stays as it is', async () => {
  const config = write(
    'config.json',
    JSON.stringify({ texts: { en: { 'schema/choice': 'Ask Ada.' } } }),
  );
  expect(await remediesOf('2', '--config', config)).toMatchObject({ B2: 'Ask Ada.' });
});
