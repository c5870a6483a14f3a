/** The codes of the two databases for the same errors. */
const codes = {
  unique: new Set<unknown>(['23505', 1555, 2067]),
  foreignKey: new Set<unknown>(['23503', 787]),
  check: new Set<unknown>(['23514', '22003', 275]),
  /** Serialization failure and deadlock: the same work may succeed when it runs again. */
  conflict: new Set<unknown>(['40001', '40P01']),
  diskFull: new Set<unknown>(['53100', 13, 'ENOSPC']),
};

/** True when a row exists already. `column` narrows it to one constraint, by a word of its columns. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (!codes.unique.has(codeOf(error))) return false;
  return column === undefined || detailOf(error).includes(column);
}

/** True when a row that this one points at does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  codes.foreignKey.has(codeOf(error));

/** True when a value is outside what the table allows, such as a balance below zero. */
export const isCheckViolation = (error: unknown): boolean => codes.check.has(codeOf(error));

/** True when the data itself is refused: a column left empty, text for a number, a number too large. */
export function isRefusedData(error: unknown): boolean {
  const code = codeOf(error);
  // SQLite: the low byte is the kind. PostgreSQL: the first two digits are the class.
  if (typeof code === 'number') return (code & 0xff) === 19 || detailOf(error).includes('overflow');
  return typeof code === 'string' && /^2[23]/.test(code);
}

export const isConflict = (error: unknown): boolean => codes.conflict.has(codeOf(error));

export const isDiskFull = (error: unknown): boolean => codes.diskFull.has(codeOf(error));

/**
 * True when the database did not answer: the connection is gone, cannot be opened, a time limit
 * has passed, or another process kept the file locked. Whether a write took place is then unknown.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // SQLITE_BUSY and SQLITE_LOCKED; PostgreSQL's classes of connections, resources and operators.
  if (typeof code === 'number') return [5, 6].includes(code & 0xff);
  if (typeof code === 'string') return /^(?:08|53|57|55P03|25P03|E[A-Z]+$)/.test(code);
  return /connection|timeout|not queryable|shutting down/i.test(detailOf(error));
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return error.errcode;
  return 'code' in error ? error.code : undefined;
}

/** SQLite names the columns in its message, PostgreSQL names the constraint. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'constraint' in error ? String(error.constraint) : error.message;
}
