/** What a form field looks like. What it may hold is for the review to say. */
export interface FieldSpec {
  /** Name within the application, an owner or an address, as the API writes it. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'longText' | 'number' | 'choice' | 'flag';
  readonly hint?: string;
  readonly choices?: readonly Choice[];
  /** Finds choices by what was typed, as their values; by their labels where absent. */
  readonly search?: (words: string) => readonly string[];
  /** Columns of twelve on a wide screen. */
  readonly span?: number;
  /** Name for browsers that fill in forms. */
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}
