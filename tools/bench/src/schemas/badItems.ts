import * as v from 'valibot';

/** Returns lists of 100,000 items that `item` refuses, and the schema of such a list. */
export function badItems<Item extends v.GenericSchema>(item: Item) {
  const lists = Array.from({ length: 4 }, (_, list) =>
    Array.from({ length: 100_000 }, (_, at) => ({ email: `${list}-${at}` })),
  );
  return { lists, schema: v.array(item) };
}
