import { createBusinessCustomer, createClient } from '@passmuster/client';
import { createMemoryJournal, createSubmission, maySend } from '@passmuster/client/submission';
import { createApplication, valuesOf, workerReviewer } from '@passmuster/form';
import { bindForm } from '@passmuster/form/dom';
import { openDrafts } from '@passmuster/form/drafts';

const element = document.querySelector('form');
const status = document.querySelector('[role=status]');
if (!element || !status) throw new Error('The page has no form');

// What is known of the customer already; the form asks for the rest.
const known: unknown = await (await fetch('/known.json')).json();
const reviewer = workerReviewer(
  () => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' }),
);
const application = createApplication({ reviewer, values: valuesOf(known) });
const form = bindForm(element, application);

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

element.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!(await form.check())) return;
  const isSure = maySend(submission.state) === 'acknowledged' && confirm(`${doubt} Submit again?`);
  try {
    const { blob, identity } = await application.body();
    const answer = await submission.submit(blob, { identity, acknowledged: isSure });
    if (answer?.error) application.refuse(answer.error);
  } catch (error) {
    status.textContent = `The browser can’t record the submission: ${error}`;
  }
});

const doubt = 'We didn’t get an answer. The customer may have been created.';
const show = (): void => {
  const { kind, id, doubt: isInDoubt } = submission.state;
  const { todo, failed } = application.state;
  status.textContent =
    (kind === 'created' && `Created: ${id}`) ||
    (kind === 'sending' && 'Submitting…') ||
    (kind === 'probably-created' && 'Probably created by your last submission.') ||
    (isInDoubt && doubt) ||
    (failed ? 'Checked when you submit' : `${todo.length} left`);
};
application.subscribe(show);
submission.subscribe(show);
