import { createCustomerForm, valuesOf, workerReviewer } from '@passmuster/form';
import { bindForm } from '@passmuster/form/dom';

const element = document.querySelector('form');
const status = document.querySelector('[role=status]');
if (!element || !status) throw new Error('The page has no form');

// `/?lang=fr`: yours comes from the settings of the person.
const locale = new URLSearchParams(location.search).get('lang') ?? 'en';
const known: unknown = await (await fetch('/application.json')).json();
const reviewer = workerReviewer(
  () => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' }),
);
const form = createCustomerForm({ reviewer, texts: { locale }, values: valuesOf(known) });
bindForm(element, form);
form.showAll();
form.subscribe(() => {
  status.textContent = `${form.state.todo.length} left`;
});
