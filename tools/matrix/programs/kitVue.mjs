import assert from 'node:assert/strict';
import { blankCustomer, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { createApp, nextTick } from 'vue';
import { container } from './mount.mjs';
import { EmailField } from './vueEmail.mjs';

const form = createCustomerForm({ reviewer: directReviewer(), values: blankCustomer() });
createApp(EmailField, { form }).mount(container);

const input = container.querySelector('input');
input.value = 'ada';
input.dispatchEvent(new window.Event('input'));
assert.equal(form.values.email, 'ada');
input.dispatchEvent(new window.Event('blur'));
await form.validate();
await nextTick();
assert.match(container.querySelector('p').textContent, /Enter an email address/);
form.set('email', 'ada@adunnifoods.com.ng');
await nextTick();
assert.equal(container.querySelector('p'), null);
assert.equal(input.value, 'ada@adunnifoods.com.ng');
form.close();
