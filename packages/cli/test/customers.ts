import { createRandom } from '@passmuster/testing/random';

export interface Customers {
  readonly input: 'ndjson' | 'csv';
  readonly seed: number;
  readonly rows: number;
}

/**
 * Returns a file of customers, most of them with mistakes: quoted line breaks, broken rows, emails that stand twice.
 */
export function customers({ input, seed, rows }: Customers): string {
  const random = createRandom(seed);
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const row = (): string => {
    const email = `owner${random.integer(8)}@example-firm.com`;
    const name = random.pick(['Adunni Foods', 'A, "B"\nand Sons', '', 'Zo\u00eb']);
    const born = random.pick(['1985-07-22', '2015-01-01', '03/04/1985']);
    if (random.chance(0.1)) return input === 'csv' ? 'only one cell' : '{"broken":';
    if (random.chance(0.1)) return '';
    return input === 'csv'
      ? [email, quote(name), born].join(',')
      : JSON.stringify({ email, business_name: name, business_owners: [{ date_of_birth: born }] });
  };
  const lines = Array.from({ length: rows }, row);
  const heading =
    input === 'csv' ? ['email,business_name,business_owners[0].date_of_birth'] : ['{}'];
  return `${[...heading, ...lines].join('\n')}\n`;
}
