import type { FormFinding, FormRequirement } from '../reviewer/reviewer.ts';
import type { FileValue } from '../values/customerValues.ts';
import type { Path } from '../values/path.ts';
import type { Row } from './row.ts';

/** A file that was chosen for a slot, and that the slot doesn't hold. */
export interface SlotAttempt {
  /** Of the file. */
  readonly name: string;
  /** `reading`: it is still being read and checked. `refused`: `findings` say why. */
  readonly state: 'reading' | 'refused';
  readonly findings: readonly FormFinding[];
}

/**
 * A place for one file: a document that is requested, a page of a passport, or a further document. The same object until
 * something in it changes.
 */
export interface Slot {
  /** Stays the same while the slot is filled, emptied or moved, and when the first review arrives. Pass it to `attach` and `detach`. */
  readonly id: string;
  /** What the country calls the document. */
  readonly label: string;
  readonly hint?: string;
  /** `optional`: nothing asks for it. */
  readonly level: 'required' | 'recommended' | 'optional';
  /** The type of document. Absent for a page of a passport. */
  readonly documentType?: string;
  /** The owner whose document it is. Absent for documents of the business. */
  readonly row?: Row;
  /** The list of documents: `['documents']`, or an owner's `supporting_documents`. Absent for a page of a passport. */
  readonly list?: Path;
  /** The field that holds the file. Absent for a document that is not in its list yet. */
  readonly path?: Path;
  /** What else is known of the file that it holds: its kind of proof, its country, its dates. */
  readonly fields: readonly Path[];
  /** What would be sent. Absent while nothing is attached. */
  readonly file?: Exclude<FileValue, ''>;
  /** The last file that was chosen, while it is read or if it was refused. The slot may hold another. */
  readonly attempt?: SlotAttempt;
  /** What may be shown now about the file that it holds and its fields, or about its absence. */
  readonly findings: readonly FormFinding[];
  /** What asks for it. Absent before the first review. */
  readonly requirement?: FormRequirement;
}
