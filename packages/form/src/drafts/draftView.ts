import { type DraftProblem, type DraftProblemCode, draftProblem } from '../texts/draftProblem.ts';
import type { DraftState, OpenDraft, SaveState } from './openedDraft.ts';

/** What a page shows of its draft. */
interface View {
  readonly state: DraftState;
  readonly saved: SaveState;
  readonly loads: number;
  /** What is wrong with the draft or its storage, and with its files: the first is shown. */
  readonly wrong?: DraftProblemCode | undefined;
  readonly wrongFiles?: DraftProblemCode | undefined;
}

/** Holds what a page shows of its draft, and notifies it of changes. */
export class DraftView
  implements Pick<OpenDraft, 'state' | 'saved' | 'problem' | 'loads' | 'subscribe'>
{
  #view: View = { state: 'asking', saved: { kind: 'unsaved' }, loads: 0 };
  #problem: DraftProblem | undefined;
  readonly #lacks: DraftProblemCode | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param lacks what is wrong with all drafts of the page. */
  constructor(lacks: DraftProblemCode | undefined) {
    this.#lacks = lacks;
    this.#problem = lacks && draftProblem(lacks);
  }

  get state(): DraftState {
    return this.#view.state;
  }

  get saved(): SaveState {
    return this.#view.saved;
  }

  get problem(): DraftProblem | undefined {
    return this.#problem;
  }

  get loads(): number {
    return this.#view.loads;
  }

  set(change: Partial<View>): void {
    const before = this.#view;
    const { kind, at } = { ...before.saved, ...change.saved };
    const isSaved = kind === before.saved.kind && at === before.saved.at;
    const view = { ...before, ...change, saved: isSaved ? before.saved : { kind, at } };
    if (Object.entries(view).every(([key, value]) => before[key as keyof View] === value)) return;
    this.#view = view;
    const wrong = view.wrong ?? view.wrongFiles ?? this.#lacks;
    if (wrong !== this.#problem?.code) this.#problem = wrong && draftProblem(wrong);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
