import type { ClientError } from '@passmuster/client';
import { type Acceptance, type Fix, valueAt, verdictOf } from '@passmuster/findings';
import { localToday, newId } from '../defaults.ts';
import type { ApplicationReview, FormFinding, Reviewer } from '../reviewer/reviewer.ts';
import type { ApplicationValues } from '../values/applicationValues.ts';
import { blankApplication } from '../values/blankValues.ts';
import type { FileRef } from '../values/fileRef.ts';
import { keyOf, type Path, pathOfKey, toFormPath, toPath, valueOfKey } from '../values/path.ts';
import { setAt } from '../values/setAt.ts';
import { type ApplicationBody, identityOf } from './applicationBody.ts';
import type { ApplicationState } from './applicationState.ts';
import type { Checked, CheckOptions } from './checked.ts';
import { FormStore } from './formStore.ts';
import { createReviewLoop } from './reviewLoop.ts';

/** What an application starts with. */
export interface ApplicationOptions<Values extends object> {
  /** Reviews the values: `workerReviewer` or `directReviewer`. */
  readonly reviewer: Reviewer;
  /** Returns the calendar date, `YYYY-MM-DD`, asked for at each review. Default: where the page is. */
  readonly today?: (() => string) | undefined;
  /** What the form holds when it opens; its keys are the fields of the form, in their order. Default: blank. */
  readonly values?: Values | undefined;
  /** Language of the texts, a key of the reviewer's `catalogs`. Default: `en`. */
  readonly language?: string | undefined;
}

/** An application while a person fills it in. Made by {@link createApplication}. */
export interface Application<Values extends object = ApplicationValues> {
  /** What the form holds. The same object until something changes; never changed in place. */
  readonly values: Values;
  readonly state: ApplicationState;
  /** Enters a value. */
  set(path: string | Path, value: unknown): void;
  /** Takes the values of a form library as they are now. What changed is found by comparison. */
  change(values: Values): void;
  /** A person left a field: from now on its findings are shown. */
  leave(path: string | Path): void;
  /** Shows every finding, also under fields that nobody has filled in. */
  reveal(): void;
  /** Shows what the API refused at its fields, until they change. */
  refuse(error: Pick<ClientError, 'code' | 'issues' | 'outcome' | 'status'>): void;
  setLanguage(language: string): void;
  /** Keeps a file and returns the reference to {@link set}. */
  keep(file: File): Promise<FileRef>;
  /** Returns why a file that was kept can't be used: before it is set, so that the last one stays. Nothing without a reviewer. */
  checkFile(file: FileRef): Promise<readonly FormFinding[]>;
  /**
   * Returns the errors and warnings that a field may show now: the same array until they change. `within` includes those
   * of the fields inside a group, a row or a list.
   */
  findingsAt(path: string | Path, options?: { readonly within?: boolean }): readonly FormFinding[];
  /** Returns the repairs that are offered for a field. */
  fixesAt(path: string | Path): readonly Fix[];
  /**
   * Enters what fixes propose, all or none. Returns a function that takes it back where nobody has changed it again, or
   * `undefined` if the values have changed since the fixes were proposed.
   */
  apply(...fixes: readonly Fix[]): (() => void) | undefined;
  /**
   * Reviews what the form holds now, with the warnings that a person accepts, and reveals. Submit only if `ready`. What was
   * accepted holds until the next change: it was accepted for these values.
   */
  check(options?: CheckOptions): Promise<Checked>;
  /** Returns the request body as it is now, with its files, and what identifies the customer. */
  body(): Promise<ApplicationBody>;
  /** Calls back after each change of the state or the findings. The first subscriber starts the first review. */
  subscribe(listener: () => void): () => void;
  /** Ends the reviews. The reviewer stays open: its owner closes it. */
  close(): void;
}

/**
 * Returns an application that is reviewed while a person fills it in: which finding each field may show and when, what
 * is left to do, and the body to send. No DOM and no framework.
 *
 * A finding of an older value is never shown, and nothing is shown under a field that nobody has left. Without a
 * reviewer, `state.failed` says so and the form stays usable.
 */
export function createApplication<Values extends object = ApplicationValues>({
  reviewer,
  today = localToday,
  values,
  language = 'en',
}: ApplicationOptions<Values>): Application<Values> {
  const store = new FormStore(values ?? blankApplication());
  const request: Request = { language, day: '', accepted: [] };

  const review = async (): Promise<ApplicationReview> => {
    const { values: reviewed, revision } = store;
    request.day = today();
    const found = await reviewer.review({
      values: reviewed,
      asOf: request.day,
      language: request.language,
      accepted: request.accepted,
    });
    store.accept(found, reviewed, revision);
    return found;
  };
  const loop = createReviewLoop(review, (failure) => store.fail(failure));
  const change = (next: unknown): void => {
    if (!store.change(next)) return;
    request.accepted = [];
    loop.schedule();
  };
  return {
    get values() {
      return store.values as Values;
    },
    get state() {
      return store.state;
    },
    set: (path, value) => change(setAt(store.values, toPath(path), value)),
    change,
    leave(path) {
      store.leave(toPath(path));
      // Past midnight the same values may be reviewed differently.
      if (request.day !== '' && request.day !== today()) loop.schedule();
    },
    reveal: () => store.reveal(),
    refuse: (error) => store.refuse(error),
    setLanguage(next) {
      if (next === request.language) return;
      request.language = next;
      loop.schedule();
    },
    async keep(file) {
      const ref = { fileId: newId(), name: file.name, type: file.type, size: file.size };
      await reviewer.keep(ref.fileId, file);
      return ref;
    },
    checkFile: ({ fileId }) =>
      reviewer
        .checkFile(fileId, { asOf: today(), language: request.language })
        .catch((): readonly FormFinding[] => []),
    findingsAt: (path, { within = false } = {}) => store.findingsAt(toPath(path), within),
    fixesAt: (path) => store.fixesAt(toPath(path)),
    apply(...fixes) {
      const changes = fixes.flatMap((fix) => fix.changes);
      const before = store.values;
      const after = store.withChanges(changes);
      if (after === undefined) return undefined;
      const keys = changes.map(({ path }) => keyOf(toFormPath(path), before));
      const enter = (from: unknown, to: unknown): void => {
        const places = keys.flatMap((key) => {
          const path = pathOfKey(key, store.values);
          const isStill = path && valueAt(store.values, path) === valueOfKey(key, from);
          return isStill ? [{ path, value: valueOfKey(key, to) }] : [];
        });
        change(places.reduce((all, { path, value }) => setAt(all, path, value), store.values));
        // What is wrong with a value that was entered is shown at once.
        for (const { path } of places) store.leave(path);
      };
      enter(before, after);
      return () => enter(after, before);
    },
    async check({ accepted = request.accepted } = {}) {
      request.accepted = accepted;
      let found = await loop.now();
      // What was entered while the review ran is reviewed too, without what was accepted before.
      while (found && !store.state.isCurrent) found = await loop.now();
      store.reveal();
      const open = store.open();
      const [first] = open;
      const known = first && verdictOf(open);
      const verdict = found ? store.state.verdict : known;
      return {
        ...(verdict && { verdict }),
        ready: verdict === undefined || verdict === 'clear',
        ...(first && { first: first.path }),
      };
    },
    async body() {
      const { values: sent } = store;
      return { blob: await reviewer.body(sent), identity: identityOf(sent) };
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      if (request.day === '') loop.schedule();
      return unsubscribe;
    },
    close: () => loop.stop(),
  };
}

/** What the next review is asked with. */
interface Request {
  language: string;
  /** The day of the last review. */
  day: string;
  accepted: readonly Acceptance[];
}
