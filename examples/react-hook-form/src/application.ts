import { createCustomerForm, valuesOf, workerReviewer } from '@passmuster/form';
import { submission } from './submission.ts';

// What is known of the customer already; the form asks for the rest.
const known: unknown = await (await fetch('/known.json')).json();

const reviewer = workerReviewer(
  () => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' }),
);

/** Made once, outside of rendering: React renders twice in development. */
export const application = createCustomerForm({ reviewer, submission, values: valuesOf(known) });
