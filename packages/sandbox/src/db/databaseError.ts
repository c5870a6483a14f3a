/** The codes for the same errors in the two databases. */
const codes = {
  unique: new Set<unknown>(['23505', 1555, 2067]),
  foreignKey: new Set<unknown>(['23503', 787]),
  check: new Set<unknown>(['23514', '22003', 275]),
  /** Serialization failure and deadlock: the same work may succeed when it runs again. */
  conflict: new Set<unknown>(['40001', '40P01']),
};

/** Returns true if a row already exists. `column` restricts it to the constraint whose columns contain this word. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (!codes.unique.has(codeOf(error))) return false;
  return column === undefined || detailOf(error).includes(column);
}

/** Returns true if a row that this one refers to does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  codes.foreignKey.has(codeOf(error));

/** Returns true if a value is outside the range that the table allows, such as a balance below zero. */
export const isCheckViolation = (error: unknown): boolean => codes.check.has(codeOf(error));

/** Returns true if the data itself is refused: an empty column, text instead of a number, or a number too large. */
export function isRefusedData(error: unknown): boolean {
  const code = codeOf(error);
  // SQLite: the low byte is the kind. PostgreSQL: the first two digits are the class.
  if (typeof code === 'number') return (code & 0xff) === 19 || detailOf(error).includes('overflow');
  return typeof code === 'string' && /^2[23]/.test(code);
}

export const isConflict = (error: unknown): boolean => codes.conflict.has(codeOf(error));

/** Returns the code of an error: the extended code of SQLite, the SQLSTATE of PostgreSQL or that of the system. */
export function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return error.errcode;
  return 'code' in error ? error.code : undefined;
}

/** Returns the failed constraint: its name on PostgreSQL, the message with its columns on SQLite. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'constraint' in error ? String(error.constraint) : error.message;
}
