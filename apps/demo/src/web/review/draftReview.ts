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

/** Something the API needs before it accepts the application. */
export interface DraftRequirement {
  readonly path: Path;
  readonly label: string;
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
