import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { blankCustomer, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { flushSync, mount } from 'svelte';
import { compile } from 'svelte/compiler';
import { container } from './mount.mjs';

const { js } = compile(readFileSync('Email.svelte', 'utf8'), { generate: 'client' });
writeFileSync('Email.mjs', js.code);
const { default: Email } = await import('./Email.mjs');

const form = createCustomerForm({ reviewer: directReviewer(), values: blankCustomer() });
mount(Email, { target: container, props: { form } });
flushSync();

const input = container.querySelector('input');
input.value = 'ada';
input.dispatchEvent(new window.Event('input', { bubbles: true }));
assert.equal(form.values.email, 'ada');
input.dispatchEvent(new window.Event('blur'));
await form.validate();
flushSync();
assert.match(container.querySelector('p').textContent, /Enter an email address/);
form.set('email', 'ada@adunnifoods.com.ng');
flushSync();
assert.equal(container.querySelector('p'), null);
assert.equal(input.value, 'ada@adunnifoods.com.ng');
form.close();
