import schema from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };

const definitions: Readonly<Record<string, object>> = schema.$defs;

/** Returns the JSON Schema of a body by its name, with the definitions that it refers to. */
export function jsonSchemaOf(name: keyof typeof schema.$defs): Record<string, unknown> {
  const $defs: Record<string, object> = {};
  const collect = (part: object = {}): void => {
    for (const [, used = ''] of JSON.stringify(part).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (used in $defs) continue;
      $defs[used] = definitions[used] ?? {};
      collect(definitions[used]);
    }
  };
  collect(definitions[name]);
  return { ...definitions[name], $defs };
}
