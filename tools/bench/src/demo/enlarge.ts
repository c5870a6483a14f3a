import type { Page } from 'playwright';

/** Makes the draft one of 4 owners and 20 documents, each file 4 MB. */
export async function enlarge(page: Page, id: string): Promise<void> {
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
