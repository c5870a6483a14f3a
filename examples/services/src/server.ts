import config from '@acme/passmuster-config';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { fr } from '@passmuster/kyc/fr';
import { Hono } from 'hono';

const reviewers = {
  en: await loadCustomerReviewer({ config }),
  fr: await loadCustomerReviewer({ config, catalog: fr }),
};
const today = (): string => new Date().toISOString().slice(0, 10);

const app = new Hono()
  .post('/reviews', async ({ req, json }) => {
    const reviewer = reviewers[req.query('lang') === 'fr' ? 'fr' : 'en'];
    const { verdict, findings, revision } = reviewer.review(await req.json(), { asOf: today() });
    return json({ verdict, findings, revision });
  })
  .use(serveStatic({ root: new URL('../dist', import.meta.url).pathname }));

const { PORT = '3000' } = process.env;
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
