import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './createServer.ts';

serveStdio(() => createServer(() => new Date().toISOString().slice(0, 10)));
