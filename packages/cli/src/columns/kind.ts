/** What a command can check. */
export const kinds = ['customer', 'wallet', 'address', 'bank', 'phone'] as const;
export type Kind = (typeof kinds)[number];
