import { loadTables, recommended, reviewBusinessCustomer } from '@passmuster/kyc';

export async function POST(request) {
  const tables = await loadTables(recommended);
  const options = { asOf: '2026-11-21', preset: recommended, tables };
  const { ready } = reviewBusinessCustomer(await request.json(), options);
  return Response.json({ ready });
}
