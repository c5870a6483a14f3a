export const ptPt: Readonly<Record<string, string>> = {};
