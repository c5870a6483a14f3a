import { createBusinessCustomer, createClient } from '@passmuster/client';
import { createMemoryJournal, createSubmission } from '@passmuster/client/submission';
import { openDrafts } from '@passmuster/form/drafts';

const client = createClient({ baseUrl: '/api', fetch: globalThis.fetch });

// Where the browser forbids storage, attempts are known until the page is closed.
const journal = await openDrafts({ name: 'react-hook-form' }).then(
  (drafts) => drafts.journal,
  () => createMemoryJournal(crypto.randomUUID()),
);

export const submission = createSubmission({
  key: 'application-1',
  journal,
  now: () => new Date(),
  send: (body: Blob) => createBusinessCustomer(client, body),
});
