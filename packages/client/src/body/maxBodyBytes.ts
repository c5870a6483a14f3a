/** The largest body without files, in bytes: many times that of an operation with every field filled in. SPEC-GAP 25. */
export const smallBodyBytes: number = 64 * 1024;

/**
 * Returns the largest body of an operation or a route, in bytes: `largest` if it may hold files, otherwise 64 KiB at most.
 *
 * @example
 * maxBodyBytes({ holdsFiles: false }, 32 * 1024 * 1024) // 65_536
 * maxBodyBytes({ holdsFiles: true }, 32 * 1024 * 1024) // 33_554_432
 */
export const maxBodyBytes = (
  { holdsFiles = false }: { readonly holdsFiles?: boolean } = {},
  largest: number,
): number => (holdsFiles ? largest : Math.min(smallBodyBytes, largest));
