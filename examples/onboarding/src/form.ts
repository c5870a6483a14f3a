import { createBusinessCustomer, createClient } from '@passmuster/client';
import { createSubmission } from '@passmuster/client/submission';
import { createCustomerForm, valuesOf, workerReviewer } from '@passmuster/form';
import { createMemoryDrafts, openDraft, openDrafts } from '@passmuster/form/drafts';
import { countryOptions } from '@passmuster/schemas/countries';
import { en } from '@passmuster/schemas/labels';

/** Which application this is: yours comes from the address of the page, or from your session. */
const id = new URLSearchParams(location.search).get('application') ?? 'application-1';

// A browser that forbids storage keeps everything until the page is closed.
const drafts = await openDrafts({ name: 'onboarding' }).catch(() => createMemoryDrafts());
const client = createClient({ baseUrl: '/api', fetch: globalThis.fetch });

export const submission = createSubmission({
  key: id,
  journal: drafts.journal,
  now: () => new Date(),
  send: (body: Blob) => createBusinessCustomer(client, body),
});

const reviewer = workerReviewer(
  () => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' }),
);

// What is known of the customer already; the form asks for the rest.
const known: unknown = await (await fetch('/known.json')).json();

/** Made once, outside of rendering: React renders twice in development. */
export const form = createCustomerForm({
  reviewer,
  submission,
  values: valuesOf(known),
  texts: en,
  lists: { countries: countryOptions('en') },
});

export const draft = openDraft({ drafts, form, id, isNew: true, read: valuesOf });
