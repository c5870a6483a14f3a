import { h, onUnmounted, shallowRef } from 'vue';

/** Returns the state of a form as a ref: all that Vue needs of the form kit. */
export function useKit(form, read) {
  const value = shallowRef(read(form));
  onUnmounted(
    form.subscribe(() => {
      value.value = read(form);
    }),
  );
  return value;
}

/** The email address of a form, with what is wrong once the field was left. */
export const EmailField = {
  props: ['form'],
  setup({ form }) {
    const email = useKit(form, ({ values }) => values.email);
    const findings = useKit(form, (held) => held.findingsAt('email'));
    return () => [
      h('input', {
        type: 'email',
        value: email.value,
        onInput: ({ target }) => form.set('email', target.value),
        onBlur: () => form.blur('email'),
      }),
      findings.value.map(({ remedy }) => h('p', remedy)),
    ];
  },
};
