/** What is said of a file besides findings, by its wording and what completes it. */
export type TableNote =
  | { readonly id: 'encoding'; readonly encoding: string }
  | { readonly id: 'semicolons' | 'bars' | 'protected' }
  | { readonly id: 'sheet'; readonly name: string; readonly number: number; readonly of: number }
  | { readonly id: 'hiddenColumns'; readonly count: number; readonly columns: string }
  | { readonly id: 'hiddenRows'; readonly count: number }
  | {
      readonly id: 'notRead';
      readonly count: number;
      readonly columns: string;
      readonly rest: number;
      readonly isHelped: boolean;
    }
  | {
      readonly id: 'looksLike';
      readonly column: string;
      readonly isNamed: boolean;
      readonly field: string;
      readonly option: string;
    }
  | { readonly id: 'totals'; readonly count: number; readonly rows: string; readonly rest: number };
