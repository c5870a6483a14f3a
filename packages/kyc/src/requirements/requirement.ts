import type { DocumentType } from '@passmuster/schemas';

/** Something to provide: a field, a document, a person. A line of a checklist. */
export interface Requirement {
  readonly path: readonly PropertyKey[];
  /** What to call it in a checklist, such as `CAC Status Report`. */
  readonly label: string;
  /** `required`: the API refuses an application without it. `recommended`: processors ask for it. */
  readonly level: 'required' | 'recommended';
  /** `blocked`: it is missing, and makes sense only after `blockedBy`. */
  readonly status: 'met' | 'missing' | 'invalid' | 'blocked';
  readonly blockedBy?: readonly PropertyKey[];
  /** The rule that asks for it, for `explain`. */
  readonly rule: string;
  /** What to do, where it is not met. */
  readonly remedy?: string;
  /**
   * For what an owner provides: the name of this owner as typed, or `Owner 2` without one. Personal
   * data, so it is not enumerable: read it by name; logs, JSON and copies of the list don't contain it.
   */
  readonly owner?: string;
  /** For a document: the type it must have. */
  readonly documentType?: DocumentType;
}
