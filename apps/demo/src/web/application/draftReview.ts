export type Path = readonly (string | number)[];

export interface DraftFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly path: Path;
  /** For developers. */
  readonly message: string;
  /** For the person at the form. */
  readonly remedy: string;
  readonly source: string;
}

/** Something to provide. */
export interface DraftRequirement {
  readonly path: Path;
  /** What to call it; a document has the name that the country and the legal form give it. */
  readonly label: string;
  /** The rule that asks for it. */
  readonly rule: string;
  /** Whether the API refuses an application without it; otherwise it is recommended. */
  readonly isRequired: boolean;
  readonly status: 'met' | 'missing' | 'invalid';
  /** For a document: the type it must have. */
  readonly documentType?: string;
}

/** What the review says of a draft. Plain data. */
export interface DraftReview {
  readonly ready: boolean;
  readonly findings: readonly DraftFinding[];
  readonly requirements: readonly DraftRequirement[];
}
