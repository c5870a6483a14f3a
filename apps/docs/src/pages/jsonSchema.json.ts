import schemas from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };

/** The JSON Schema of every body and answer, as a download. */
export const GET = (): Response => Response.json(schemas);
