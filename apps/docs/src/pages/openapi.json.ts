import openapi from '@passmuster/schemas/openapi.json' with { type: 'json' };

/** The OpenAPI document, as a download. */
export const GET = (): Response => Response.json(openapi);
