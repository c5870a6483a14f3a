import assert from 'node:assert/strict';
import { CreateWalletSchema } from '@passmuster/schemas';
import { useForm } from '@tanstack/react-form';
import { mountHook } from './mount.mjs';

const submitted = [];
const { current, act } = await mountHook(() =>
  useForm({
    defaultValues: { currency: 'USDC', network: '' },
    validators: { onChange: CreateWalletSchema },
    onSubmit: ({ value }) => submitted.push(value),
  }),
);
const form = current.value;

await act(() => form.handleSubmit());
assert.deepEqual(Object.keys(form.state.errors[0]), ['network']);
await act(async () => {
  form.setFieldValue('network', 'polygon');
  await form.validate('change');
});
await act(() => form.handleSubmit());
assert.deepEqual(submitted, [{ currency: 'USDC', network: 'polygon' }]);
