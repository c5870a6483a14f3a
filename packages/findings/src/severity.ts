/**
 * `error`: it can't be sent like this, because the API refuses it or because it can't be true by arithmetic or the
 * calendar alone. `warning`: a person must look before it is sent. `info`: good to know.
 */
export type Severity = 'error' | 'warning' | 'info';
