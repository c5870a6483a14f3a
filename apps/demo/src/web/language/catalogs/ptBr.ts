export const ptBr: Readonly<Record<string, string>> = {};
