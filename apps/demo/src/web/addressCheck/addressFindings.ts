export const addressFindings = (
  _a: string,
  _n: string,
): import('@passmuster/findings').Finding[] => [];
