import { CreateWalletSchema } from '@passmuster/schemas';
import { initTRPC } from '@trpc/server';

const { router, procedure } = initTRPC.create();

/** A schema is a Standard Schema, so tRPC takes it as it is. */
export const appRouter = router({
  createWallet: procedure.input(CreateWalletSchema).mutation(({ input }) => input.currency),
});
export const createCaller = appRouter.createCaller;
