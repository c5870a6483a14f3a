import assert from 'node:assert/strict';
import { blankCustomer, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { readable } from 'svelte/store';

/** What a form says now, as a store: all that Svelte needs of the form kit. A component reads it as `$findings`. */
const fromForm = (form, read) =>
  readable(read(form), (set) => {
    set(read(form));
    return form.subscribe(() => set(read(form)));
  });

const form = createCustomerForm({ reviewer: directReviewer(), values: blankCustomer() });
const findings = fromForm(form, (held) => held.findingsAt('email'));
const shown = [];
const stop = findings.subscribe((now) => shown.push(now.map(({ remedy }) => remedy).join(' ')));
form.set('email', 'ada');
form.blur('email');
await form.validate();
assert.equal(shown[0], '');
assert.match(shown.at(-1), /Enter an email address/);
form.set('email', 'ada@adunnifoods.com.ng');
assert.equal(shown.at(-1), '');
stop();
form.close();
