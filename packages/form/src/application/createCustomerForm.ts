import { type Acceptance, verdictOf } from '@passmuster/findings';
import type { PartialLabels } from '@passmuster/schemas/labels';
import { localToday } from '../defaults.ts';
import type { FormReview } from '../reviewer/reviewer.ts';
import { blankCustomer } from '../values/blankValues.ts';
import type { CustomerValues } from '../values/customerValues.ts';
import { keyOf, toPath } from '../values/path.ts';
import { setAt } from '../values/setAt.ts';
import { createFields, type RootFields } from './createFields.ts';
import { createFiles } from './createFiles.ts';
import { createFixes } from './createFixes.ts';
import { createSubmit } from './createSubmit.ts';
import type { CustomerFormOptions } from './customerFormOptions.ts';
import { fieldStatus } from './fieldStatus.ts';
import { followSubmission } from './followSubmission.ts';
import type { Form } from './form.ts';
import { identityOf } from './formBody.ts';
import { formDescriber } from './formDescriber.ts';
import { FormStore } from './formStore.ts';
import { openFindings } from './openFindings.ts';
import { createReads } from './reads.ts';
import { createReviewLoop } from './reviewLoop.ts';
import type { Validated, ValidateOptions } from './validated.ts';

/**
 * Returns a form for a customer that is reviewed while a person fills it in: which finding each field may show and when, what
 * is left to do, and the body to send. No DOM and no framework.
 *
 * A finding of an older value is never shown, and nothing is shown under a field that nobody has left. Without a
 * reviewer, `state.failed` says so and the form stays usable.
 *
 * @example
 * const form = createCustomerForm({ reviewer: directReviewer() });
 * form.set('email', 'ada');
 * form.findingsAt('email') // []
 * const { verdict } = await form.validate();
 * verdict // 'blocked'
 * form.findingsAt('email').map(({ rule }) => rule) // ['schema/format']
 */
export function createCustomerForm<Values extends object = CustomerValues>({
  reviewer,
  submission,
  today = localToday,
  values,
  texts = {},
  identity = identityOf,
  ...described
}: CustomerFormOptions<Values>): Form<Values> {
  const store = new FormStore(values ?? blankCustomer(), submission?.state, texts);
  const request: Request = { texts, day: '', accepted: [] };

  const describer = formDescriber(described, store, texts, (known) => store.setTexts(known));
  const review = async (): Promise<FormReview> => {
    const { values: reviewed, revision } = store;
    request.day = today();
    const returned = files.sync(reviewed);
    if (returned.length > 0) await Promise.allSettled(returned);
    const found = await reviewer.review({
      values: reviewed,
      asOf: request.day,
      language: languageOf(request.texts),
      accepted: request.accepted,
    });
    store.accept(found, reviewed, revision);
    recall();
    return found;
  };
  const loop = createReviewLoop(review, (failure) => store.fail(failure));
  const change = (next: unknown): void => {
    if (!store.change(next)) return;
    request.accepted = [];
    loop.schedule();
  };
  const reads = createReads();
  const files = createFiles({
    store,
    reviewer,
    reads,
    change,
    request: () => ({ asOf: today(), language: languageOf(request.texts) }),
  });
  const validate = async ({
    accepted = request.accepted,
  }: ValidateOptions = {}): Promise<Validated> => {
    request.accepted = accepted;
    let found = await loop.now();
    // What was entered while the review ran is reviewed too, without what was accepted before.
    while (found && !store.state.isCurrent) found = await loop.now();
    store.reveal();
    const open = openFindings(store);
    const [first] = open;
    const known = first && verdictOf(open);
    const verdict = found ? store.state.verdict : known;
    return {
      ...(verdict && { verdict }),
      ready: verdict === undefined || verdict === 'clear',
      ...(first && { first: first.path }),
    };
  };
  const body = async (values: unknown): Promise<Blob> => {
    await Promise.allSettled(files.sync(values));
    return reviewer.body(values);
  };
  const fixes = createFixes(store, change);
  const { follow, recall, stop } = followSubmission(store, submission, (held) =>
    identity(held as Values),
  );
  const fields: RootFields = {
    get values() {
      return Object(store.values);
    },
    path: [],
    set: (path, value) => change(setAt(store.values, toPath(path), value)),
    blur(path) {
      store.leave(toPath(path));
      // Past midnight the same values may be reviewed differently.
      if (request.day !== '' && request.day !== today()) loop.schedule();
    },
    describe: describer.describe,
    findingsAt: (path, { within = false, infos = false } = {}) =>
      store.shownAt(toPath(path), within, infos),
    statusAt: (path) => fieldStatus(store, toPath(path)),
    fixesAt: fixes.fixesAt,
    attemptAt: (path) => store.slots.attemptAt(toPath(path), keyOf(toPath(path), store.values)),
  };
  const { values: _, ...methods } = fields;
  const form: Form<object> = {
    ...methods,
    ...createFields(fields),
    apply: fixes.apply,
    get values() {
      return fields.values;
    },
    get state() {
      return store.state;
    },
    change,
    reset(next, loaded = new Map()) {
      files.reset(loaded);
      store.reset(next);
      recall(true);
      request.accepted = [];
      if (request.day !== '') loop.schedule();
    },
    showAll: () => store.reveal(),
    setServerErrors: (error) => store.refuse(error),
    get serverErrors() {
      return store.findings.serverErrors;
    },
    placeAt: describer.placeAt,
    setTexts(next) {
      const last = request.texts;
      if (next === last) return;
      request.texts = next;
      describer.setTexts(next);
      store.setTexts(next);
      if (languageOf(next) !== languageOf(last)) loop.schedule();
    },
    attach: files.attach,
    detach: files.detach,
    addDocument: (list, documentType) => files.addDocument(toPath(list), documentType),
    onKeep: files.onKeep,
    validate,
    submit: createSubmit({
      store,
      submission,
      validate,
      read: reads.settled,
      body,
      identityOf: (sent) => identity(sent as Values),
    }),
    async body() {
      const { values: sent } = store;
      return { blob: await body(sent), identity: identity(sent as Values) };
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      follow();
      if (request.day === '') loop.schedule();
      return unsubscribe;
    },
    close() {
      loop.stop();
      stop();
    },
  };
  return form as Form<Values>;
}

const languageOf = ({ locale = 'en' }: PartialLabels): string => locale;

/** What the next review is asked with. */
interface Request {
  texts: PartialLabels;
  /** The day of the last review. */
  day: string;
  accepted: readonly Acceptance[];
}
