import type { Settings } from './settings.ts';

/** The settings of each client. They hold the key, so no property leads to them. */
const settings = /* @__PURE__ */ new WeakMap<Client, Settings>();

/** A configured client: hand it to an operation. Printed or serialised, it shows its base URL and no key. */
export class Client {
  /** Address of the environment, without a slash at the end. */
  readonly baseUrl: string;
  /** Only `createClient` makes a client. */
  declare protected readonly made: never;

  constructor(options: Settings) {
    this.baseUrl = options.baseUrl;
    settings.set(this, options);
    Object.freeze(this);
  }
}

/** The settings of a client, for this package alone. Every client has some, from its constructor. */
export const settingsOf = (client: Client): Settings => settings.get(client) as Settings;
