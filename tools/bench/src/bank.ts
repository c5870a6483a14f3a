/**
 * Compares our bank checks with ibantools, and measures those without a counterpart:
 * `node --conditions=@passmuster/source src/bank.ts`. Writes results/bank.md.
 */
import {
  banksFitting,
  checkBankAccount,
  checkBic,
  checkIban,
  isNuban,
  nigerianBanks,
  nubanCheckDigit,
} from '@passmuster/bank';
import { composeIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { interleave } from './measure/interleave.ts';
import type { Measure } from './measure/measure.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';

const count = 1_000;
const numbered = (at: number, length: number): string =>
  String((at * 982_451_653) % 10 ** Math.min(length, 12)).padStart(length, '0');

const series = <Value>(make: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

const ibans = series(
  (at) => composeIBAN({ countryCode: 'DE', bban: numbered(at, 18) }) ?? 'DE89370400440532013000',
);
const wrongIbans = ibans.map((iban) => iban.slice(0, -1) + ((Number(iban.at(-1)) + 1) % 10));
const bics = series((at) => `DEUT${at % 2 === 0 ? 'DE' : 'ZA'}FF${numbered(at, 3)}`);
const checkable = nigerianBanks.filter(({ code }) => /^\d{3}$/.test(code));
const accounts = series((at) => {
  const bank = checkable[at % checkable.length];
  const code = bank?.code ?? '058';
  const serial = numbered(at, 9);
  return {
    type: 'BANK',
    currency: 'NGN',
    account_name: 'Ada Obi',
    account_number: serial + nubanCheckDigit(`000${code}`, serial),
    bank_name: bank?.name ?? '',
    bank_code: code,
  };
});
const wrongAccounts = accounts.map((account) => ({
  ...account,
  account_number: numbered(Number(account.account_number) % 999, 10),
}));

type Run = (at: number) => unknown;
const pairs: readonly (readonly [string, Run, Run])[] = [
  [
    'IBAN, right',
    (at) => isValidIBAN(ibans[at % count] ?? ''),
    (at) => checkIban(ibans[at % count] ?? ''),
  ],
  [
    'IBAN, one digit wrong',
    (at) => isValidIBAN(wrongIbans[at % count] ?? ''),
    (at) => checkIban(wrongIbans[at % count] ?? ''),
  ],
  ['BIC', (at) => isValidBIC(bics[at % count] ?? ''), (at) => checkBic(bics[at % count] ?? '')],
];
const compared = pairs.map(([name, theirs, ours]) => {
  const [first, second] = interleave([theirs, ours]);
  return { name, first, second };
});
const ns = (measure?: Measure) =>
  `${(measure?.time ?? 0).toFixed(0)} ns ±${((measure?.spread ?? 0) * 100).toFixed(0)}%`;
const rows = compared.map(
  ({ name, first, second }) =>
    `| ${name} | ${ns(first)} | ${ns(second)} (x${(second?.ratio ?? 0).toFixed(1)}) |`,
);
const charts = compared.map(
  ({ name, first, second }, i): Series => ({
    title: name,
    unit: 'ns per call',
    better: 'lower',
    bars: [
      { name: 'ibantools', isOurs: false, value: first?.time ?? 0, spread: first?.spread ?? 0 },
      { name: 'ours', isOurs: true, value: second?.time ?? 0, spread: second?.spread ?? 0 },
    ],
    chart: `bank-${i + 1}`,
  }),
);

const alone: readonly (readonly [string, Run])[] = [
  ['`isNuban`', (at) => isNuban('000058', accounts[at % count]?.account_number ?? '')],
  ['`banksFitting`', (at) => banksFitting(accounts[at % count]?.account_number ?? '')],
  ['`checkBankAccount`, NGN, right', (at) => checkBankAccount(accounts[at % count])],
  [
    '`checkBankAccount`, NGN, wrong, banks suggested',
    (at) => checkBankAccount(wrongAccounts[at % count]),
  ],
];
const times = interleave(alone.map(([, run]) => run));
const aloneRows = alone.map(
  ([name], index) => `| ${name} | ${((times[index]?.time ?? 0) / 1000).toFixed(2)} µs |`,
);

const page = `# Bank accounts

Node ${process.version}; 1,000 values, another at each call; medians of 15 rounds, ours and ibantools in turn. In brackets:
times as fast as ibantools, which answers true or false; ours names what is wrong.

| | ibantools | ours |
|---|---|---|
${rows.join('\n')}

| No peer | per call |
|---|---|
${aloneRows.join('\n')}
`;
writeResults('bank', page, charts);
