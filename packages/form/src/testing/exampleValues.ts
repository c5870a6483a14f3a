import { readFileSync } from 'node:fs';

/** Returns an example as a form holds it: amounts are text, and rows have ids. */
export const exampleValues = (name: string): Record<string, unknown> => {
  const body = JSON.parse(
    readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8'),
  );
  return JSON.parse(JSON.stringify(body), (_, value) =>
    typeof value === 'number' ? String(value) : value,
  );
};
