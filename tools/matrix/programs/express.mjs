import { once } from 'node:events';
import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import express from 'express';
import * as v from 'valibot';
import { checkServer, sendTo } from './post.mjs';

const app = express();
app.post('/wallets', express.json(), (request, response) => {
  const { success, output, issues } = v.safeParse(CreateWalletSchema, request.body);
  if (success) response.json({ network: output.network });
  else response.status(400).json({ findings: toFindings(issues) });
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
await checkServer(sendTo(server.address().port));
server.close();
server.closeAllConnections();
