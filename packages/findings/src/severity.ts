/**
 * `error`: the API specification refuses this. `warning`: guidance or practice; it may be sent.
 * `info`: worth knowing.
 */
export type Severity = 'error' | 'warning' | 'info';
