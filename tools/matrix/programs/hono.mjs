import { sValidator } from '@hono/standard-validator';
import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import { Hono } from 'hono';
import { checkServer } from './post.mjs';

const app = new Hono();
const validate = sValidator('json', CreateWalletSchema, (result, context) =>
  result.success ? undefined : context.json({ findings: toFindings(result.error) }, 400),
);
app.post('/wallets', validate, (context) =>
  context.json({ network: context.req.valid('json').network }),
);
await checkServer(app.request.bind(app));
