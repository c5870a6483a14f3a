import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { Elysia } from 'elysia';
import { checkServer } from './post.mjs';

const app = new Elysia().post('/wallets', ({ body }) => ({ network: body.network }), {
  body: CreateWalletSchema,
  async error({ code, error, body, status }) {
    if (code !== 'VALIDATION') throw error;
    // Elysia's own answer repeats the body.
    const { issues = [] } = await CreateWalletSchema['~standard'].validate(body);
    return status(400, { findings: toFindings(issues) });
  },
});
await checkServer((url, init) => app.handle(new Request(url, init)));
