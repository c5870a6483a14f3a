/**
 * The header by which a page tells its server which configuration reviewed what it sends: pass `{ [revisionHeader]: revision }`
 * as `headers` of the call, with `revision` of the form's state. The handler compares it.
 */
export const revisionHeader = 'x-passmuster-revision';
