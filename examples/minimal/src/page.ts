import { createBusinessCustomer, createClient } from '@passmuster/client';
import { createMemoryJournal, createSubmission } from '@passmuster/client/submission';
import { createCustomerForm, valuesOf, workerReviewer } from '@passmuster/form';
import { bindForm } from '@passmuster/form/dom';
import { openDrafts } from '@passmuster/form/drafts';
import { problemOf, questionOf, sentenceOf } from '@passmuster/form/sentences';

const element = document.querySelector('form');
const status = document.querySelector('[role=status]');
const doubt = document.querySelector<HTMLElement>('#doubt');
if (!element || !status || !doubt) throw new Error('The page has no form');

const client = createClient({ baseUrl: '/api', fetch: globalThis.fetch });
// Where the browser forbids storage, attempts are known until the page is closed.
const journal = await openDrafts({ name: 'minimal' }).then(
  (drafts) => drafts.journal,
  () => createMemoryJournal(crypto.randomUUID()),
);
const submission = createSubmission({
  key: 'application-1',
  journal,
  now: () => new Date(),
  send: (body: Blob) => createBusinessCustomer(client, body),
});

// What is known of the customer already; the form asks for the rest.
const known: unknown = await (await fetch('/known.json')).json();
const reviewer = workerReviewer(
  () => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' }),
);
const application = createCustomerForm({ reviewer, submission, values: valuesOf(known) });
const form = bindForm(element, application);

element.addEventListener('submit', async (event) => {
  event.preventDefault();
  let submitted = await form.submit();
  if (submitted.outcome === 'confirm' && confirm(questionOf(submitted))) {
    submitted = await form.submit({ confirmed: true });
  }
  status.textContent = problemOf(submitted) || status.textContent;
});

// Only a person who has found out can end a doubt.
doubt.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  void submission.settle(target.value === 'created' ? {} : 'not-created');
});

const show = (): void => {
  const { kind } = application.state.status;
  status.textContent = sentenceOf(application.state);
  doubt.hidden = kind !== 'unknown' && kind !== 'probably-created';
};
application.subscribe(show);
