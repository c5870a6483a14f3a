import assert from 'node:assert/strict';
import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { useForm } from 'vee-validate';
import { createApp } from 'vue';
import { container } from './mount.mjs';

/** vee-validate 4 reads a typed schema: `parse` with `value` or `errors`. */
const typedSchema = (schema) => ({
  __type: 'VVTypedSchema',
  async parse(values) {
    const { value, issues } = await schema['~standard'].validate(values);
    if (issues === undefined) return { value, errors: [] };
    const errors = toFindings(issues).map(({ path, remedy }) => ({
      path: path.join('.'),
      errors: [remedy],
    }));
    return { errors };
  },
});

let form;
const app = createApp({
  setup() {
    const initialValues = { currency: 'USDC', network: '' };
    form = useForm({ validationSchema: typedSchema(CreateWalletSchema), initialValues });
    return () => null;
  },
});
app.mount(container);
const submitted = [];
const submit = form.handleSubmit((values) => submitted.push(values));

await submit();
assert.deepEqual(Object.keys(form.errors.value), ['network']);
form.setFieldValue('network', 'polygon');
await submit();
assert.deepEqual(submitted, [{ currency: 'USDC', network: 'polygon' }]);
