import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type CreateWallet, CreateWalletSchema } from '@passmuster/schemas';
import { useForm } from 'react-hook-form';

export function WalletForm({ onSubmit }: { readonly onSubmit: (wallet: CreateWallet) => void }) {
  const { register, handleSubmit, formState } = useForm<CreateWallet>({
    mode: 'onBlur',
    resolver: standardSchemaResolver(CreateWalletSchema),
  });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <label>
        Currency <input {...register('currency')} />
      </label>
      <p role="alert">{formState.errors.currency?.message}</p>
      <button type="submit">Create wallet</button>
    </form>
  );
}
