import assert from 'node:assert/strict';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CreateWalletSchema } from '@passmuster/schemas';
import { useForm } from 'react-hook-form';
import { mountHook } from './mount.mjs';

const { current, act } = await mountHook(() => {
  const form = useForm({
    resolver: standardSchemaResolver(CreateWalletSchema),
    defaultValues: { currency: 'USDC', network: '' },
  });
  return { ...form, errors: form.formState.errors };
});
const submitted = [];
const submit = () => act(() => current.value.handleSubmit((values) => submitted.push(values))());

await submit();
assert.ok(current.value.errors.network?.message, 'the network is refused');
assert.equal(current.value.errors.currency, undefined);
await act(async () => current.value.setValue('network', 'polygon'));
await submit();
assert.deepEqual(submitted, [{ currency: 'USDC', network: 'polygon' }]);
