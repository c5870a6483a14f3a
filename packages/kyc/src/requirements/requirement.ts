import type { DocumentType } from '@passmuster/schemas';

/** Something to provide: a field, a document, a person. A line of a checklist. */
export interface Requirement {
  readonly path: readonly PropertyKey[];
  /** The label in a checklist, such as `CAC Status Report`. */
  readonly label: string;
  /** `required`: it can't be sent without it. `recommended`: somebody asks for it. */
  readonly level: 'required' | 'recommended';
  /** `blocked`: it is missing, and makes sense only after `blockedBy` is filled in. */
  readonly status: 'met' | 'missing' | 'invalid' | 'blocked';
  readonly blockedBy?: readonly PropertyKey[];
  /** The rule that asks for it, for `explain`. */
  readonly rule: string;
  /** What to do, if it is not met. */
  readonly remedy?: string;
  /**
   * The owner who provides it: the name as typed, or `Owner 2` without one. Personal data, and therefore
   * not enumerable: logs, JSON and copies of the list don't contain it.
   */
  readonly owner?: string;
  /** For a document: the type it must have. */
  readonly documentType?: DocumentType;
}
