import type { TableId } from './tableIds.ts';

/** What a column of a table may contain. */
export interface Column {
  readonly kind: 'country' | 'subdivisions' | 'date' | 'choice';
  readonly choices?: readonly string[];
  readonly isRequired?: boolean;
}

export type Columns = Readonly<Record<string, Column>>;

const country: Column = { kind: 'country', isRequired: true };
const days: Columns = { since: { kind: 'date' }, until: { kind: 'date' } };

/** The columns of each table, by name. */
export const tableColumns: Readonly<Record<TableId, Columns>> = {
  'risk/ofac': {
    code: country,
    program: {
      kind: 'choice',
      choices: ['comprehensive', 'comprehensive-region', 'comprehensive-region-part', 'ended'],
      isRequired: true,
    },
    regions: { kind: 'subdivisions' },
    ...days,
  },
  'risk/fatf': {
    code: country,
    list: {
      kind: 'choice',
      choices: ['call-for-action', 'increased-monitoring'],
      isRequired: true,
    },
    ...days,
  },
  'risk/eu-high-risk': { code: country, ...days },
};
