import { loadCustomerReviewer } from '@passmuster/kyc';
import express from 'express';

const reviewer = await loadCustomerReviewer();

export const app = express();
app.set('json spaces', 2);
app.use(express.json({ limit: '12mb' }));

app.post('/applications', (request, response) => {
  const asOf = new Date().toISOString().slice(0, 10);
  const { ready, findings } = reviewer.review(request.body, { asOf });
  response.status(ready ? 200 : 400).json({ ready, findings });
});
