/**
 * Writes what python-stdnum says of numbers of every check digit that it has, into `src/testing/numberVerdicts.json`:
 * 20 valid numbers each, and which of their variants are valid too. Not run by CI. On Debian, after
 * `apt-get install python3-stdnum`: `pnpm --filter @passmuster/kyc numbers:oracle /usr/bin/python3`.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkedRows } from './checkedRows.ts';
import { variantsOf } from './variantsOf.ts';

/** Modules of python-stdnum 1.18 that have another name than the check, or null if it has none. */
const renamed: Readonly<Record<string, string | null>> = {
  'bg/eik': 'bg.vat',
  'bg/person': 'bg.vat',
  'ro/cui': 'ro.cf',
  'sk/dic': 'sk.dph',
  'sk/rc': 'sk.dph',
  'kz/bin': null,
  'ru/ogrn': null,
  'sn/ninea': null,
  'mz/nuit': null,
  'gn/nifp': null,
  'gt/cui': null,
  'cz/ico': null,
};
const moduleOf = (check: string): string | null => {
  const path = check.split(' ')[1] ?? '';
  const other = renamed[path];
  return other === undefined ? path.replace('/', '.').replace(/^(in|is)\./, '$1_.') : other;
};

const [, , python = 'python3'] = process.argv;
const asked = [...new Set(checkedRows().map(({ check }) => check))].flatMap((check) => {
  const module = moduleOf(check);
  const rows = checkedRows().filter((row) => row.check === check);
  return module === null ? [] : [{ check, module, rows }];
});

function ask(questions: readonly (readonly [module: string, number: string])[]) {
  const { stdout, stderr, status } = spawnSync(
    python,
    [new URL('verdicts.py', import.meta.url).pathname],
    {
      input: questions.map((question) => `${question.join('\t')}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) throw new Error(stderr);
  const [version = '', ...answers] = stdout.trim().split('\n');
  return { version, answers: answers.map((answer) => answer === '1') };
}

/** Returns what python-stdnum takes of numbers that have the form of a check. */
function sampleValid({ module, rows }: (typeof asked)[number], seed: number): readonly string[] {
  const candidates = rows.flatMap(({ pattern, checkedPart }) =>
    fc
      .sample(fc.stringMatching(new RegExp(pattern)), {
        seed,
        numRuns: Math.ceil(2_500 / rows.length),
      })
      .map(checkedPart),
  );
  const { answers } = ask(candidates.map((number) => [module, number]));
  return candidates.filter((_, i) => answers[i]);
}

function validNumbers(one: (typeof asked)[number]): readonly string[] {
  const found = new Set<string>();
  for (let seed = 1; seed <= 100 && found.size < 20; seed += 1) {
    for (const number of sampleValid(one, seed)) found.add(number);
  }
  if (found.size < 20) console.error(`${one.check}: ${found.size} numbers`);
  return [...found].slice(0, 20);
}

const tried = asked.map((one) => {
  const numbers = validNumbers(one);
  return {
    check: one.check,
    module: one.module,
    numbers,
    variants: [...new Set(numbers.flatMap(variantsOf))],
  };
});
const { version, answers } = ask(
  tried.flatMap(({ module, variants }) => variants.map((number) => [module, number] as const)),
);
const rows = tried.map(({ variants, ...row }, i) => {
  const before = tried.slice(0, i).reduce((sum, one) => sum + one.variants.length, 0);
  return { ...row, alsoValid: variants.filter((_, at) => answers[before + at]) };
});
const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
writeFileSync(
  new URL('../../src/testing/numberVerdicts.json', import.meta.url),
  `{\n  "source": "python-stdnum ${version} (Debian)",\n  "rows": [\n${lines}\n  ]\n}\n`,
);
