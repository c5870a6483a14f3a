/** Made by `vite.config.ts` from ISO 3166-2. */
declare module 'virtual:states' {
  type States = Readonly<Record<string, readonly (readonly [code: string, name: string])[]>>;
  /** By the initial letter of the countries: the states of each, sorted by name. */
  export const statesByLetter: Readonly<Record<string, () => Promise<{ readonly states: States }>>>;
}
