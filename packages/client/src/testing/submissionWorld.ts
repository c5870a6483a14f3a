import { markOf } from '../submission/markOf.ts';
import { readKnown } from '../submission/readKnown.ts';
import {
  createSubmission,
  type Identity,
  type Known,
  type Mark,
  maySend,
  type Submission,
  type SubmissionAnswer,
} from '../submission.ts';
import { type Page, type SharedStorage, sharedStorage } from './pages.ts';
import { shares, type Treatment, UniqueCustomers } from './uniqueCustomers.ts';

interface Request {
  readonly application: string;
  readonly identity: Identity;
  readonly tab: Tab;
  readonly answer: (answer: SubmissionAnswer) => void;
  isPending: boolean;
  /** False once its page knows, and has recorded, that nothing was accepted. */
  mayBeAccepted: boolean;
}

export interface Tab {
  readonly application: string;
  readonly page: Page;
  readonly submission: Submission<string, SubmissionAnswer>;
  isOpen: boolean;
  /** Called when it asks for a lock: everything it computes is then done. */
  onHold: () => void;
  /** What a complete listing said while the page showed `seen`. */
  found: { readonly seen: Known; readonly exists: boolean } | undefined;
}

/** What a person saw and decided. The body that is submitted is its number. */
interface Click {
  readonly tab: Tab;
  readonly identity: Identity;
  readonly seen: Known;
  readonly acknowledged: boolean;
}

/** Applications, the pages that show them, storage, a clock, and an API that wants emails and phones to be unique. */
export class SubmissionWorld {
  readonly applications: Map<string, Identity> = new Map();
  readonly tabs: Tab[] = [];
  readonly requests: Request[] = [];
  /** Every promise that was broken. */
  readonly problems: string[] = [];
  readonly storage: SharedStorage;
  readonly #api: UniqueCustomers<Request> = new UniqueCustomers();
  readonly #clicks: Click[] = [];
  readonly #marks = new Map<Identity, Mark>();
  clock: number = Date.parse('2026-11-21T15:20:00.000Z');
  constructor(storage: SharedStorage = sharedStorage()) {
    this.storage = storage;
  }

  /** Runs until nothing is left but requests and pages that wait. */
  async #settle(tab: Tab, work: () => Promise<unknown>): Promise<void> {
    const asksForLock = new Promise<void>((resolve) => {
      tab.onHold = resolve;
    });
    await Promise.race([work().catch(() => {}), asksForLock]);
    await this.storage.quiet();
  }

  /** Somebody else creates a customer. */
  createElsewhere(identity: Identity): void {
    this.#api.create(identity, undefined);
  }

  async open(application: string): Promise<void> {
    const page = this.storage.openPage(() => tab.onHold());
    const submission = createSubmission<string, SubmissionAnswer>({
      key: application,
      journal: page.journal,
      now: () => new Date(this.clock),
      send: (body) => this.#send(Number(body)),
    });
    const tab: Tab = {
      ...{ application, page, submission, isOpen: true },
      ...{ onHold: () => {}, found: undefined },
    };
    this.tabs.push(tab);
    await this.#settle(tab, () => submission.refresh());
  }

  async close(tab: Tab): Promise<void> {
    tab.isOpen = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    await this.#settle(tab, async () => tab.page.close());
  }

  /** One click in each of `tabs`, all at once. */
  async click(tabs: readonly Tab[], acknowledged: boolean): Promise<void> {
    const clicks = tabs.map((tab) => {
      const identity = this.applications.get(tab.application) ?? {};
      const click = { tab, identity, seen: tab.submission.state, acknowledged };
      const body = String(this.#clicks.push(click) - 1);
      return this.#settle(tab, () => tab.submission.submit(body, { identity, acknowledged }));
    });
    await Promise.all(clicks);
  }

  /** Requests that may have created what an application is about. */
  #earlier(application: string, identity: Identity): readonly Request[] {
    return this.requests.filter(
      (one) =>
        one.mayBeAccepted && (one.application === application || shares(one.identity, identity)),
    );
  }

  async #send(number: number): Promise<SubmissionAnswer> {
    const click = this.#clicks[number];
    if (!click) throw new Error('a body that nobody submitted');
    const { tab, identity, acknowledged, seen } = click;
    const { application } = tab;
    const isDecided = acknowledged && seen.doubt !== undefined;
    if (!isDecided && this.#earlier(application, identity).length > 0) {
      this.problems.push(`${application} was sent again without a decision`);
    }
    if (
      this.requests.some(
        (one) => one.isPending && one.tab.isOpen && one.application === application,
      )
    ) {
      this.problems.push(`${application} was sent while it was under way`);
    }
    const entries = await this.storage.find([application]);
    if (entries.at(-1)?.type !== 'sent') this.problems.push(`${application} was not recorded`);
    return new Promise((answer) => {
      const request = { application, identity, tab, answer, isPending: true, mayBeAccepted: true };
      this.requests.push(request);
    });
  }

  async answer(request: Request, treatment: Treatment): Promise<void> {
    const { tab } = request;
    request.isPending = false;
    const answer = this.#api.treat(request.identity, request, treatment);
    const isInformed = tab.isOpen && !this.storage.isFull;
    const outcome = answer.error?.outcome;
    if (isInformed && (outcome === 'refused' || outcome === 'not_sent'))
      request.mayBeAccepted = false;
    const holder = this.#api.customers.find(({ identity }) => shares(identity, request.identity));
    await this.#settle(tab, async () => request.answer(answer));
    const { kind, error } = tab.submission.state;
    if (isInformed && error?.duplicate && holder?.by && kind === 'refused') {
      const field = error.duplicate;
      if (holder.identity[field] === request.identity[field]) {
        this.problems.push(`${tab.application}: its own customer was called somebody else's`);
      }
    }
  }

  /** Takes a complete listing, when no request can be under way any more. */
  list(tab: Tab): void {
    const exists = this.#api.customers.some(({ by }) => by?.application === tab.application);
    tab.found = { seen: tab.submission.state, exists };
  }

  /** Applies a listing to the page that took it, if the page still shows the same. */
  async reconcile(tab: Tab): Promise<void> {
    const { application, submission, found } = tab;
    if (!found || found.seen !== submission.state) return;
    const own = this.requests.filter((one) => one.application === application);
    const before = (await this.storage.find([application])).length;
    await this.#settle(tab, () => submission.settle(found.exists ? { id: 'c' } : 'not-created'));
    const entries = (await this.storage.find([application])).slice(before);
    const isCleared = entries.some(({ type }) => type === 'reconciled');
    if (isCleared && !found.exists) for (const one of own) one.mayBeAccepted = one.isPending;
    const isCreated = this.#api.customers.some(({ by }) => by?.application === application);
    if (isCleared && isCreated !== found.exists) {
      this.problems.push(`${application} was reconciled by an old listing`);
    }
  }

  async #markOf(identity: Identity): Promise<Mark> {
    const mark = this.#marks.get(identity) ?? (await markOf(this.storage.salt, identity));
    this.#marks.set(identity, mark);
    return mark;
  }

  /** Looks at every application as a page that is opened now would. */
  async inspect(): Promise<void> {
    const { journal } = this.storage.openPage();
    for (const [application, identity] of this.applications) {
      const known = await readKnown(journal, application, await this.#markOf(identity));
      const hasSent = this.#earlier(application, identity).length > 0;
      if (hasSent && maySend(known) === 'yes') this.problems.push(`${application} was forgotten`);
      const isCreated = this.#api.customers.some(({ by }) => by?.application === application);
      if (known.kind === 'created' && !isCreated) {
        this.problems.push(`${application} was never created`);
      }
    }
  }
}
