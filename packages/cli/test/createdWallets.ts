/** Counts the wallets of an API by their description, which names the row. */
export async function createdWallets(
  baseUrl: string,
  apiKey: string,
): Promise<ReadonlyMap<string, number>> {
  const created = new Map<string, number>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${baseUrl}/wallets?limit=100&page=${page}`, {
      headers: { 'x-api-key': apiKey },
    });
    const body = (await response.json()) as {
      data: { description: string }[];
      pagination: { totalPages: number };
    };
    pages = body.pagination.totalPages;
    for (const { description } of body.data) {
      created.set(description, (created.get(description) ?? 0) + 1);
    }
  }
  return created;
}
