import assert from 'node:assert/strict';
import { blankCustomer, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { createApp, h, nextTick, onUnmounted, shallowRef } from 'vue';
import { container } from './mount.mjs';

/** What a form says now, as a ref: all that Vue needs of the form kit. */
function useKit(form, read) {
  const value = shallowRef(read(form));
  onUnmounted(
    form.subscribe(() => {
      value.value = read(form);
    }),
  );
  return value;
}

const form = createCustomerForm({ reviewer: directReviewer(), values: blankCustomer() });
createApp({
  setup() {
    const email = useKit(form, ({ values }) => values.email);
    const findings = useKit(form, (held) => held.findingsAt('email'));
    return () => [
      h('input', { value: email.value, onInput: ({ target }) => form.set('email', target.value) }),
      findings.value.map(({ remedy }) => h('p', remedy)),
    ];
  },
}).mount(container);

const input = container.querySelector('input');
input.value = 'ada';
input.dispatchEvent(new window.Event('input'));
assert.equal(form.values.email, 'ada');
form.blur('email');
await form.validate();
await nextTick();
assert.match(container.querySelector('p').textContent, /Enter an email address/);
form.set('email', 'ada@adunnifoods.com.ng');
await nextTick();
assert.equal(container.querySelector('p'), null);
assert.equal(input.value, 'ada@adunnifoods.com.ng');
form.close();
