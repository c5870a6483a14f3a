import { createSubmission, type Submission } from '@passmuster/client/submission';
import { openDraft } from '../drafts/openDraft.ts';
import type { OpenDraft } from '../drafts/openedDraft.ts';
import { fileRef, type TestValues } from './draftsContract.ts';
import { type PlainForm, plainForm } from './plainForm.ts';
import type { Device, DevicePage } from './sharedDevice.ts';

/** A tab with a draft. */
export interface WorldTab {
  readonly id: string;
  readonly page: DevicePage<TestValues>;
  readonly form: PlainForm<TestValues>;
  readonly draft: OpenDraft;
  readonly submission: Submission<string, object>;
}

/** What differs between a model of a browser and a browser. */
export interface WorldOptions {
  /** Returns the device of a history. `now` is its clock, in milliseconds since 1970. */
  readonly device: (now: () => number) => Promise<Device>;
  /** Waits until everything that can run has run. */
  readonly settle: () => Promise<void>;
  /** Lets so much time pass that what is planned is saved. */
  readonly pass: () => Promise<void>;
  /** Milliseconds after the last change until it is saved. */
  readonly delay: number;
}

const bytes = new Blob(['%PDF']);

/** Tabs of one device, and what a person does in them. */
export class TabsWorld {
  readonly tabs: WorldTab[] = [];
  /** The drafts that were ever there. */
  readonly ids: string[] = ['application-1'];
  /** What was entered, by the draft that it was entered for: names, and ids of files. */
  readonly entered: Map<string, string[]> = new Map();
  /** Applications of which an answer was lost. */
  readonly inDoubt: Set<string> = new Set();
  /** True while something was changed past the pages, and no page was notified since. */
  isSilent = false;
  clock = 1_700_000_000_000;
  readonly device: Device;
  readonly options: WorldOptions;
  readonly #list: DevicePage<TestValues>;
  #count = 0;

  private constructor(options: WorldOptions, device: Device, list: DevicePage<TestValues>) {
    this.options = options;
    this.device = device;
    this.#list = list;
    list.drafts.subscribe(() => {
      this.isSilent = false;
    });
  }

  static async start(options: WorldOptions): Promise<TabsWorld> {
    let world: TabsWorld | undefined;
    const device = await options.device(() => world?.clock ?? 0);
    world = new TabsWorld(options, device, await device.openPage());
    return world;
  }

  /** The page that lists the drafts. */
  get list() {
    return this.#list.drafts;
  }

  #next(id: string): string {
    this.#count += 1;
    const name = `${id} ${this.#count}`;
    this.entered.set(id, [...(this.entered.get(id) ?? []), name]);
    return name;
  }

  async add(): Promise<void> {
    const { id } = await this.list.add({ name: '' });
    this.ids.push(id);
  }

  /** Copies a draft, with its file. */
  async copy(id: string): Promise<void> {
    const { draft } = await this.list.load(id);
    if (draft) this.ids.push((await this.list.add({ ...draft.values, name: '' })).id);
  }

  async open(id: string, version: number): Promise<void> {
    const page = await this.device.openPage<TestValues>(version);
    const form = plainForm<TestValues>({ name: '' });
    const isNew = id === 'application-1';
    const { delay } = this.options;
    const { drafts } = page;
    const draft = openDraft({ drafts, form, id, isNew, delay, page: new EventTarget() });
    const submission = createSubmission<string, object>({
      key: id,
      journal: drafts.journal,
      now: () => new Date(this.clock),
      send: async (answer) => JSON.parse(answer),
    });
    this.tabs.push({ id, page, form, draft, submission });
  }

  type({ id, form }: WorldTab): void {
    form.change({ ...form.values, name: this.#next(id) });
  }

  async attach({ id, form }: WorldTab): Promise<void> {
    const image = fileRef(this.#next(id));
    const kept = form.attach(image, bytes);
    form.change({ ...form.values, image });
    await kept;
  }

  detach({ form }: WorldTab): void {
    form.change({ name: form.values.name });
  }

  /** Submits, as a person who knows of a doubt. What was created is forgotten. */
  async submit({ id, draft, submission }: WorldTab, isAnswered: boolean): Promise<void> {
    if (draft.state !== 'ours') return;
    await submission.refresh();
    const answer = isAnswered ? { data: { id: 'c-1' } } : { error: { outcome: 'unknown' } };
    await submission.submit(JSON.stringify(answer), { acknowledged: true });
    if (submission.state.kind === 'created') await draft.forget();
    else if (submission.state.doubt) this.inDoubt.add(id);
  }

  async close(tab: WorldTab): Promise<void> {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    await tab.draft.close();
  }

  kill(tab: WorldTab): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    tab.page.kill?.();
  }

  /** Loses everything that is stored, as a browser does that clears the data of a site. */
  clear(): Promise<void> {
    this.isSilent = true;
    return this.device.atomically(async ({ drafts, files, tombstones }) => {
      for (const draft of await drafts.getAll()) await drafts.delete(Object(draft).id);
      for (const { fileId } of await files.getAll()) await files.delete(fileId);
      for (const { id } of await tombstones.getAll()) await tombstones.delete(id);
    });
  }

  /** Damages a record, as a bug of the page could. */
  damage(id: string): Promise<void> {
    this.isSilent = true;
    return this.device.atomically(async ({ drafts }) => {
      const draft = await drafts.get(id);
      if (draft) await drafts.put({ ...Object(draft), version: 'damaged' });
    });
  }

  async end(): Promise<void> {
    for (const { draft } of this.tabs.splice(0)) await draft.close();
  }
}
