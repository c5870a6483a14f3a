import type { Settings } from './settings.ts';

/** The settings of each client. They contain the key, so no property of the client leads to them. */
const settings = /* @__PURE__ */ new WeakMap<Client, Settings>();

/** A configured client, to pass to an operation. Printed or serialized, it shows its base URL and no key. */
export class Client {
  /** Address of the environment, without a trailing slash. */
  readonly baseUrl: string;
  /** Only `createClient` creates a client. */
  declare protected readonly created: never;

  constructor(options: Settings) {
    this.baseUrl = options.baseUrl;
    settings.set(this, options);
    Object.freeze(this);
  }
}

/** Returns the settings of a client. For use in this package only. */
export const settingsOf = (client: Client): Settings => settings.get(client) as Settings;
