/**
 * Compares the pattern of the specification, our phone checks and libphonenumber-js in time and in what they
 * accept: `node --conditions=@passmuster/source src/phone.ts`. Writes results/phone.md.
 */
import { checkPhone, isE164, parsePhone } from '@passmuster/phone';
import { maxMetadata } from '@passmuster/phone/max';
import { ngZaMetadata } from '@passmuster/phone/ng-za';
import { parsePhoneNumberFromString as parseMax } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString as parseMin } from 'libphonenumber-js/min';
import { interleave } from './measure/interleave.ts';
import { barsOf } from './results/barsOf.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';

let state = 1;
/** Returns a whole number below `limit`, the same series in every run. */
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return Math.floor(((state >>> 8) / 2 ** 24) * limit);
}

const digits = (length: number): string => Array.from({ length }, () => below(10)).join('');

function series(make: () => string, accept: (number: string) => boolean, length = 2_000): string[] {
  const numbers: string[] = [];
  while (numbers.length < length) {
    const number = make();
    if (accept(number)) numbers.push(number);
  }
  return numbers;
}

const isValid = (number: string): boolean => parseMax(number)?.isValid() === true;
const nigerianOrSouthAfrican = (): string =>
  below(2) === 0 ? `+234${7 + below(3)}0${digits(8)}` : `+27${6 + below(3)}${digits(8)}`;
const mutated = (): string => {
  const number = valid[below(valid.length)] ?? '';
  const at = 1 + below(number.length - 1);
  return number.slice(0, at) + below(10) + number.slice(at + below(2));
};

const valid = series(nigerianOrSouthAfrican, isValid);
const national = valid.map((number) => `0${number.replace(/^\+(?:234|27)/, '')}`);
const wrong = series(mutated, (number) => isE164(number) && !isValid(number));
const keptZero = valid.map((number) => number.replace(/^\+(?:234|27)/, '$&0'));

const contestants: Readonly<Record<string, (number: string) => boolean>> = {
  'libphonenumber-js `max`': isValid,
  'libphonenumber-js `min`': (number) => parseMin(number)?.isValid() === true,
  'the pattern alone, `isE164`': isE164,
  '`parsePhone`, two countries': (number) =>
    parsePhone(number, { metadata: ngZaMetadata }).value?.plan?.valid === true,
  '`parsePhone`, `max`': (number) =>
    parsePhone(number, { metadata: maxMetadata }).value?.plan?.valid === true,
  '`checkPhone`, `max`': (number) => checkPhone(number, { metadata: maxMetadata }).length === 0,
};

const timesOf = (numbers: readonly string[]) =>
  interleave(
    Object.values(contestants).map((check) => (at) => check(numbers[at % numbers.length] ?? '')),
  );
const measured = [valid, national, keptZero].map(timesOf);
const names = Object.keys(contestants);
const isOurs = (name: string): boolean => !name.startsWith('libphonenumber');
const columns = [
  'A valid number',
  'A number in national form, refused',
  'A number with a kept trunk zero',
].map(
  (title, i): Series => ({
    title,
    unit: 'ns per call',
    better: 'lower',
    bars: barsOf(names, measured[i] ?? [], isOurs).filter(({ name }) => !name.includes('pattern')),
    chart: `phone-${i + 1}`,
  }),
);
const passing = (numbers: readonly string[], check: (number: string) => boolean): number =>
  numbers.filter(check).length;

const us = (nanoseconds: number): string => `${(nanoseconds / 1000).toFixed(2)} µs`;
const rows = Object.entries(contestants).map(([name, check], index) => {
  const times = measured.map((measures) => {
    const { time = 0, ratio = 0, spread = 0 } = measures[index] ?? {};
    return `${us(time)} ±${(spread * 100).toFixed(0)}% (x${ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0)})`;
  });
  return `| ${[name, ...times, passing(wrong, check), passing(keptZero, check)].join(' | ')} |`;
});

const page = `# Phone numbers

Node ${process.version}; 2,000 Nigerian and South African numbers a column, another at each call; medians of 15 rounds, the
contestants in turn. In brackets: times as fast as libphonenumber-js \`max\`. The last two columns count what is called valid
of 2,000 numbers that no plan assigns (a valid one with a digit changed or added) and of 2,000 with a kept trunk zero.

| | valid | national form, refused | kept trunk zero | wrong, passed | kept zero, passed |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
writeResults('phone', page, columns);
