import { type CreateWallet, CreateWalletSchema } from '@passmuster/schemas';
import { useForm } from '@tanstack/react-form';

const empty: CreateWallet = { currency: '' };

export function WalletForm({ onSubmit }: { readonly onSubmit: (wallet: CreateWallet) => void }) {
  const form = useForm({
    defaultValues: empty,
    validators: { onBlur: CreateWalletSchema },
    onSubmit: ({ value }) => onSubmit(value),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="currency">
        {({ state, handleChange, handleBlur }) => (
          <label>
            Currency
            <input
              value={state.value}
              onChange={(event) => handleChange(event.target.value)}
              onBlur={handleBlur}
            />
            <span role="alert">{state.meta.errors.map((issue) => issue?.message).join(' ')}</span>
          </label>
        )}
      </form.Field>
      <button type="submit">Create wallet</button>
    </form>
  );
}
