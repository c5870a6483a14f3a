import { loadCustomerReviewer } from '@passmuster/kyc';

export async function POST(request) {
  const reviewer = await loadCustomerReviewer();
  const { ready } = reviewer.review(await request.json(), { asOf: '2026-11-21' });
  return Response.json({ ready });
}
