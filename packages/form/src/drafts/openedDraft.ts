import type { Form } from '../application/form.ts';
import type { DraftProblem } from '../texts/draftProblem.ts';
import type { Drafts } from './drafts.ts';

/**
 * - `asking`: the draft is being loaded, or it isn't known yet whether another tab has it.
 * - `ours`: the form holds the draft, and each change is saved.
 * - `elsewhere`: another tab has it. This one saves nothing until `takeOver`, or until the other is closed.
 * - `gone`: it was deleted, or was never there. It is never saved again.
 * - `read-only`: it can't be read. The form can be filled in and submitted, but isn't saved.
 */
export type DraftState = 'asking' | 'ours' | 'elsewhere' | 'gone' | 'read-only';

/** Whether what the form holds is saved, and when a tab last saved it, in milliseconds since 1970. */
export interface SaveState {
  readonly kind: 'saved' | 'unsaved' | 'failed';
  readonly at?: number | undefined;
}

/** The form of a draft. Made by `createCustomerForm`. */
export type DraftForm<Values extends object> = Pick<
  Form<Values>,
  'values' | 'subscribe' | 'reset' | 'onKeep' | 'serverErrors' | 'setServerErrors'
>;

/** Options of `openDraft`. */
export interface DraftOptions<Values extends object> {
  readonly drafts: Drafts<Values>;
  /** Gets the values of the draft, and is saved from then on. */
  readonly form: DraftForm<Values>;
  readonly id: string;
  /** True to add the draft, with what the form holds, if nothing is known of it. Default: it is `gone`. */
  readonly isNew?: boolean | undefined;
  /** Completes values that an earlier version of the form has saved, such as `valuesOf`. */
  readonly read?: ((values: Values) => Values) | undefined;
  /** Milliseconds after the last change until it is saved. Default: 400. */
  readonly delay?: number | undefined;
  /** Saves when the page is hidden or closed, and warns of changes that aren't saved. Default: the window, if there is one. */
  readonly page?: EventTarget | undefined;
}

/** A draft that is open in this tab. */
export interface OpenDraft {
  readonly state: DraftState;
  /** The same object until it changes. */
  readonly saved: SaveState;
  /** What to say to the person, if anything. The same object until it changes. */
  readonly problem: DraftProblem | undefined;
  /** How often the form was given what is stored: at first, and each time that another tab has saved meanwhile. */
  readonly loads: number;
  /** Takes the draft from the other tab, and loads what that one has saved. */
  takeOver(): void;
  /** Saves what isn't saved, now. Never rejects: `saved` says what became of it. */
  save(): Promise<void>;
  /** Deletes the draft and its files, and saves no more. Rejects if the storage fails. */
  forget(): Promise<void>;
  /** Calls back after each change. */
  subscribe(listener: () => void): () => void;
  /** Saves what isn't saved, and leaves the draft to other tabs. */
  close(): Promise<void>;
}
