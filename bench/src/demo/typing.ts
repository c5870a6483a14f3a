import type { Browser, Page } from 'playwright';

export interface Typing {
  readonly keys: number;
  /** Milliseconds by the clock, as a person waits. */
  readonly longestTask: number;
  /** Tasks of over 50 ms by the clock. */
  readonly longTasks: number;
  /** Milliseconds of the main thread in the longest task, without the time of other processes. */
  readonly longestThreadTime: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Time of the thread itself; waiting for other processes doesn't count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const text = 'Keeps the books of exporters in West Africa.';

/** Types into an application with 4 owners and 20 documents of 4 MB each. */
export async function measureTyping(browser: Browser, url: string): Promise<Typing> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Open Nigerian company' }).click();
  await page.getByText('Saved on this device').waitFor();
  const draft = page.url().replace(/\/business.*/, '');
  await page.goto(`${url}/applications`);
  await enlarge(page, draft.split('/').at(-1) ?? '');
  await page.goto(`${draft}/activity`);
  const field = page.getByLabel('What the business does');
  await field.waitFor();
  // The first review reads every file, in the worker.
  await page.waitForTimeout(10_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await field.focus();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.keyboard.type(text, { delay: 80 });
  await page.waitForTimeout(2000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  await page.close();
  return { keys: text.length, ...tasksOf(trace.traceEvents) };
}

/** Makes the draft one of 4 owners and 20 documents, each file 4 MB. */
async function enlarge(page: Page, id: string): Promise<void> {
  await page.evaluate(async (draftId) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('passmuster-demo-drafts'));
    const store = (name: string) => db.transaction(name, 'readwrite').objectStore(name);
    const draft = await done(store('drafts').get(draftId));
    const { values } = draft;
    const [first] = values.documents;
    const { blob } = await done(store('files').get(first.doc_image.fileId));
    // Still a PDF, because readers ignore what is before its end.
    const large = new Blob([blob, ' '.repeat(4_000_000), '\n%%EOF\n'], { type: blob.type });
    const copyOf = async (document: object) => {
      const fileId = crypto.randomUUID();
      await done(store('files').put({ fileId, blob: large, savedAt: Date.now() }));
      return { ...document, doc_image: { ...first.doc_image, fileId, size: large.size } };
    };
    values.business_owners = [
      ...values.business_owners,
      ...structuredClone(values.business_owners),
    ];
    values.documents = await Promise.all(
      Array.from({ length: 12 }, (_, i) => copyOf(values.documents[i % 3])),
    );
    for (const owner of values.business_owners) {
      const [proof] = owner.supporting_documents;
      owner.supporting_documents = [await copyOf(proof), await copyOf(proof)];
    }
    await done(store('drafts').put(draft));
    db.close();
  }, id);
}

/** Returns the tasks of the main thread that draws the page. */
function tasksOf(events: readonly TraceEvent[]): Omit<Typing, 'keys'> {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = dur }) => ({ clock: dur / 1000, thread: Math.min(dur, tdur) / 1000 }));
  return {
    longestTask: Math.max(0, ...tasks.map(({ clock }) => clock)),
    longTasks: tasks.filter(({ clock }) => clock > 50).length,
    longestThreadTime: Math.max(0, ...tasks.map(({ thread }) => thread)),
  };
}
