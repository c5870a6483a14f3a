import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { initTRPC } from '@trpc/server';
import { checkServer } from './post.mjs';

const t = initTRPC.create();
const router = t.router({
  wallets: t.procedure
    .input(CreateWalletSchema)
    .mutation(({ input }) => ({ network: input.network })),
});
const caller = router.createCaller({});

await checkServer(async (_url, { body }) => {
  try {
    return Response.json(await caller.wallets(JSON.parse(body)));
  } catch ({ code, cause }) {
    return Response.json({ code, findings: toFindings(cause.issues) }, { status: 400 });
  }
});
