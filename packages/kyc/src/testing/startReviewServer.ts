import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { auditRecord } from '../audit/auditRecord.ts';
import { defineConfig } from '../config/defineConfig.ts';
import { readTables } from '../config/readTables.ts';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';

/** A server on a port of this machine. */
export interface ReviewServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts a server as services run one: `POST /reviews` reviews an application with the reviewer of the moment when the
 * request begins, and `PUT /tables` takes other tables for the requests after it, or answers with 422 and the reason.
 */
export async function startReviewServer(name: string, asOf: string): Promise<ReviewServer> {
  let reviewer = await loadCustomerReviewer({ config: defineConfig({ name }) });
  const takeTables = async (body: string): Promise<Response> => {
    try {
      const tables = await readTables(JSON.parse(body));
      reviewer = await loadCustomerReviewer({ config: defineConfig({ name, tables }) });
      return Response.json({ revision: reviewer.revision });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return Response.json({ reason, revision: reviewer.revision }, { status: 422 });
    }
  };
  const answer = async (request: IncomingMessage): Promise<Response> => {
    const current = reviewer;
    const body = await text(request);
    if (request.url === '/tables') return takeTables(body);
    const draft: unknown = JSON.parse(body);
    return Response.json(auditRecord(current.review(draft, { asOf }), draft));
  };
  const server = createServer(async (request, response) => {
    const answered = await answer(request);
    response.writeHead(answered.status).end(await answered.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
