import type { Tables } from '@passmuster/findings';
import { loadTables, recommended } from '@passmuster/kyc';
import { useEffect, useState } from 'react';

/**
 * The rules that need heavy tables: postcodes, tax numbers, numbering plans. They are fetched once the
 * page stands; until then, and where they do not arrive, the review goes without them.
 */
export function useTables(): Tables | undefined {
  const [tables, setTables] = useState<Tables>();
  useEffect(() => {
    loadTables(recommended).then(setTables, () => undefined);
  }, []);
  return tables;
}
