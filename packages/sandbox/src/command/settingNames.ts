/** The environment variables that the command reads. The README says what each does. */
export const settingNames = [
  'HOST',
  'PORT',
  'SANDBOX_DATA',
  'DATABASE_URL',
  'SANDBOX_CONNECT_TIMEOUT',
  'SANDBOX_STATEMENT_TIMEOUT',
  'SANDBOX_API_KEY',
  'SANDBOX_SEED',
  'SANDBOX_SWITCHES',
  'SANDBOX_RATE_LIMIT',
  'SANDBOX_MAX_BODY',
  'SANDBOX_LOG',
] as const;
