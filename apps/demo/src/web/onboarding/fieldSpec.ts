/** What a form field looks like. What it may hold is for the review to say. */
export interface FieldSpec {
  /** Name within the application, an owner or an address, as the API writes it. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'longText' | 'number' | 'choice' | 'flag';
  readonly hint?: string;
  readonly choices?: readonly Choice[];
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
