import type { SubjectRule } from '@passmuster/findings';
import { useEffect, useState } from 'react';

/**
 * The rules that need heavy tables: postcodes, tax numbers, numbering plans. They are fetched once the
 * page stands; until then, and where they do not arrive, the review goes without them.
 */
export function useTables(): readonly SubjectRule[] | undefined {
  const [tables, setTables] = useState<readonly SubjectRule[]>();
  useEffect(() => {
    void import('@passmuster/kyc/tables')
      .then(({ loadTables }) => loadTables())
      .then(setTables, () => undefined);
  }, []);
  return tables;
}
