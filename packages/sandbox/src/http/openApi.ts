/** Returns the OpenAPI 3.1 document of the schemas, loaded at its first use. */
export async function openApi() {
  const { default: document } = await import('@passmuster/schemas/openapi.json', {
    with: { type: 'json' },
  });
  return document;
}
