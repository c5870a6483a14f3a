/** What the two databases call the same refusals. */
const uniqueCodes: ReadonlySet<unknown> = new Set(['23505', 1555, 2067]);
const foreignKeyCodes: ReadonlySet<unknown> = new Set(['23503', 787]);
const checkCodes: ReadonlySet<unknown> = new Set(['23514', '22003', 275]);
/** Serialization failure and deadlock: the same work may succeed when it is run again. */
const conflictCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** True when a row exists already. `columns` narrows it to one constraint, by a word of its columns. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  if (!uniqueCodes.has(codeOf(error))) return false;
  return column === undefined || detailOf(error).includes(column);
}

/** True when a row that this one points at does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  foreignKeyCodes.has(codeOf(error));

/** True when a value is outside what the table allows, such as a balance below zero. */
export const isCheckViolation = (error: unknown): boolean => checkCodes.has(codeOf(error));

/** True when the data itself is refused: a column left empty, text for a number, a number too large. */
export function isRefusedData(error: unknown): boolean {
  const code = codeOf(error);
  // SQLite: the low byte is the kind. PostgreSQL: the first two digits are the class.
  if (typeof code === 'number') return (code & 0xff) === 19 || detailOf(error).includes('overflow');
  return typeof code === 'string' && /^2[23]/.test(code);
}

export const isConflict = (error: unknown): boolean => conflictCodes.has(codeOf(error));

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
