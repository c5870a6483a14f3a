/** The environments that a key may belong to. Source: API spec 1.0.0, Authentication 4. SPEC-GAP 61. */
export const keyEnvironments = ['sandbox', 'development', 'staging', 'production'] as const;

/** How a key comes into being. */
export const keyOrigins = ['created', 'rotated', 'given'] as const;

/** Every kind of key: its environment, and how it comes into being. */
export const keyKinds = keyEnvironments.flatMap((environment) =>
  keyOrigins.map((origin) => ({ environment, origin })),
);
