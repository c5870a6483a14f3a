import type { PlaywrightTestConfig } from '@playwright/test';
import type { Language } from '../../apps/demo/src/web/language/languages.ts';
import type { StorageOption } from './servers.ts';

type Use = NonNullable<PlaywrightTestConfig<StorageOption>['use']>;

/** A window of this width in a browser of this language. */
export const lookOf = (language: Language, width: number): Use => ({
  locale: language,
  viewport: { width, height: 900 },
});

/** Every look on both storages of the sandbox, such as `fr-375-postgres`. */
export const everyLook: readonly { readonly name: string; readonly use: Use }[] = (
  ['en', 'fr'] as const
).flatMap((language) =>
  [1280, 375].flatMap((width) =>
    (['sqlite', 'postgres'] as const).map((storage) => ({
      name: `${language}-${width}-${storage}`,
      use: { ...lookOf(language, width), storage },
    })),
  ),
);
