import type { Page } from '@playwright/test';
import { fieldInput, fillOwnContacts } from './form.ts';

/** Everything that the page has stored on the device, as text; of files their bytes. */
export const storedOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        return new TextDecoder().decode(value);
      }
      if (typeof value !== 'object' || value === null) return String(value);
      return (await Promise.all(Object.values(value).map(textOf))).join('\n');
    };
    const texts: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        texts.push(
          await textOf(await read(database.transaction(store).objectStore(store).getAll())),
        );
      }
      database.close();
    }
    return texts.join('\n');
  });

/** What of the US example may not stay: an identity number, the email that was entered, and the bytes of a document. */
export async function personal(page: Page): Promise<readonly string[]> {
  await fillOwnContacts(page);
  const email = await fieldInput(page, 'email').inputValue();
  const tax = await fieldInput(page, 'tax_identification_number').inputValue();
  return [email, tax, '%PDF'];
}

/** Which of these texts a device has stored. */
export const foundIn = (stored: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => stored.includes(text));
