import assert from 'node:assert/strict';
import { getErrors, setInput, useForm, validate } from '@formisch/react';
import { CreateWalletSchema } from '@passmuster/schemas';
import { mountHook } from './mount.mjs';

const { current, act } = await mountHook(() =>
  useForm({ schema: CreateWalletSchema, initialInput: { currency: 'USDC', network: '' } }),
);
const form = current.value;

let checked = await act(() => validate(form));
assert.equal(checked.success, false);
assert.ok(getErrors(form, { path: ['network'] })?.[0]);
assert.equal(getErrors(form, { path: ['currency'] }), null);
await act(async () => setInput(form, { path: ['network'], input: 'polygon' }));
checked = await act(() => validate(form));
assert.equal(checked.success, true);
