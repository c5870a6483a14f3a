import { loadTables, recommended, reviewBusinessCustomer } from '@passmuster/kyc';
import express from 'express';

const tables = await loadTables(recommended);

export const app = express();
app.set('json spaces', 2);
app.use(express.json({ limit: '12mb' }));

app.post('/applications', (request, response) => {
  const asOf = new Date().toISOString().slice(0, 10);
  const { ready, findings } = reviewBusinessCustomer(request.body, {
    asOf,
    preset: recommended,
    tables,
  });
  response.status(ready ? 200 : 400).json({ ready, findings });
});
