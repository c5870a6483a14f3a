import type { Settings } from './settings.ts';

let read: (client: Client) => Settings;

/** A configured client: hand it to an operation. Printed or serialised, it shows its base URL and no key. */
export class Client {
  /** Address of the environment, without a slash at the end. */
  readonly baseUrl: string;
  readonly #settings: Settings;

  static {
    read = (client) => client.#settings;
  }

  constructor(settings: Settings) {
    this.baseUrl = settings.baseUrl;
    this.#settings = settings;
    Object.freeze(this);
  }
}

/** The settings of a client, for this package alone: they hold the key. */
export const settingsOf = (client: Client): Settings => read(client);
