import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

const rule = 'phone/fictional';
const accepting = ['--accept', rule, '--accepted-by', 'A. Obi', '--reason', 'A test'];

/** Checks a table with a row that is ready, one to look at and one that is blocked. */
const check = (...options: readonly string[]) =>
  runInTest(['check', 'phone', '--input', 'csv', ...options], {
    stdin: 'Phone\n+2348033120456\n+12025550123\nabc\n',
  });

test.each([
  {
    lang: 'en',
    words: ['Ready', 'Look at it', 'Blocked'],
    warning: 'warning',
    accepted: 'accepted',
  },
  {
    lang: 'fr',
    words: ['Prêt', 'À examiner', 'Bloqué'],
    warning: 'avertissement',
    accepted: 'accepté',
  },
  {
    lang: 'pt-BR',
    words: ['Pronto', 'A analisar', 'Bloqueado'],
    warning: 'aviso',
    accepted: 'aceito',
  },
  {
    lang: 'pt-PT',
    words: ['Pronto', 'A analisar', 'Bloqueado'],
    warning: 'aviso',
    accepted: 'aceite',
  },
])('a workbook in $lang says the verdict in words, and what was accepted', async (one) => {
  const options = ['--format', 'xlsx', '--lang', one.lang];
  const [, ...rows] = await readSheet((await check(...options)).bytes);
  expect(rows.map(([, result]) => result)).toEqual(one.words);
  const [, ...accepted] = await readSheet((await check(...options, ...accepting)).bytes);
  expect(accepted.map(([, result]) => result)).toEqual([one.words[0], one.words[0], one.words[2]]);
  expect(accepted[1]?.[2]).toContain(`${one.warning} (${one.accepted}) (A3, Phone): `);
});

test.each([
  { lang: 'en', counts: '1 ready, 1 to look at, 1 blocked of 3 (' },
  { lang: 'fr', counts: '1 prêt, 1 à examiner, 1 bloqué sur 3 (' },
  { lang: 'pt-BR', counts: '1 pronto, 1 a analisar, 1 bloqueado de 3 (' },
  { lang: 'pt-PT', counts: '1 pronto, 1 a analisar, 1 bloqueado de 3 (' },
])('the report in $lang ends with the records by verdict', async ({ lang, counts }) => {
  expect((await check('--lang', lang)).out).toContain(`\n${counts}`);
});

test.each([
  { stdin: '+2348033120456', color: '32', why: 'green if all are ready' },
  { stdin: '+2348033120456\n+12025550123', color: '33', why: 'yellow if one is to be looked at' },
  { stdin: '+12025550123\nabc', color: '31', why: 'red if one is blocked' },
])('the end of a report is $why', async ({ stdin, color }) => {
  const args = ['check', 'phone', '--input', 'lines', '--color', 'always'];
  const { out } = await runInTest(args, { stdin });
  expect(out.trimEnd().split('\n').at(-1)?.startsWith(`\u001b[${color}m`)).toBe(true);
});

test('--quiet shows what is open, and not what somebody accepted', async () => {
  const rowsOf = (text: string) => text.match(/"row":\d/g);
  const quiet = ['--quiet', '--format', 'ndjson'];
  expect(rowsOf((await check(...quiet)).out)).toEqual(['"row":3', '"row":4']);
  expect(rowsOf((await check(...quiet, ...accepting)).out)).toEqual(['"row":4']);
});

test('what somebody accepted is marked in csv, suppressed in SARIF and no failure in JUnit', async () => {
  const of = async (format: string) => (await check('--format', format, ...accepting)).out;
  expect(await of('csv')).toMatch(/stdin,3,phone,warning,phone\/fictional,.*,clear,yes\r\n/);
  expect(await of('csv')).toMatch(/stdin,4,phone,error,.*,blocked,\r\n/);
  const results: { level: string; suppressions?: unknown }[] = JSON.parse(await of('sarif')).runs[0]
    .results;
  expect(results.map(({ level, suppressions }) => [level, suppressions])).toEqual([
    ['warning', [{ kind: 'external', status: 'accepted' }]],
    ['error', undefined],
  ]);
  expect((await of('junit')).match(/<failure/g)).toHaveLength(1);
  expect((await check('--format', 'junit')).out.match(/<failure/g)).toHaveLength(2);
});

test.each([
  { failOn: 'warning', codes: [0, 1, 1] },
  { failOn: 'error', codes: [0, 0, 1] },
  { failOn: 'never', codes: [0, 0, 0] },
])(
  '--fail-on $failOn exits with $codes for ready, to look at and blocked',
  async ({ failOn, codes }) => {
    const numbers = ['+2348033120456', '+12025550123', 'abc'];
    const found = await Promise.all(
      numbers.map((number) => runInTest(['check', 'phone', number, '--fail-on', failOn])),
    );
    expect(found.map(({ code }) => code)).toEqual(codes);
  },
);
