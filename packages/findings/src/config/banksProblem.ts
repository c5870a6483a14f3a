import { isFilledIn } from '../isFilledIn.ts';
import { isRecord } from './describe.ts';

const maxCount = 1000;

const codes: Readonly<Record<string, { readonly form: RegExp; readonly description: string }>> = {
  NG: { form: /^[0-9A-Z]{3,8}$/, description: 'a bank code such as 058' },
  ZA: { form: /^\d{6}$/, description: 'a universal branch code of six digits' },
};

/** Returns the first problem of the banks of a configuration, or `undefined`. */
export function banksProblem(banks: unknown): string | undefined {
  if (!Array.isArray(banks) || banks.length > maxCount) {
    return 'banks must be a list of at most 1,000 banks';
  }
  for (const [index, bank] of banks.entries()) {
    const problem = bankProblem(bank);
    if (problem !== undefined) return `banks[${index}]: ${problem}`;
  }
  return undefined;
}

function bankProblem(bank: unknown): string | undefined {
  if (!isRecord(bank)) return 'must be an object';
  const { country, name, code, aliases = [] } = bank;
  const expected = Object.hasOwn(codes, String(country)) ? codes[String(country)] : undefined;
  if (!expected) return 'country must be NG or ZA';
  if (!Array.isArray(aliases) || ![name, ...aliases].every(isName)) {
    return 'name and aliases must be texts of at most 100 characters';
  }
  const isCode = typeof code === 'string' && expected.form.test(code);
  return isCode ? undefined : `code must be ${expected.description}`;
}

const isName = (text: unknown): boolean =>
  typeof text === 'string' && isFilledIn(text) && text.length <= 100;
