import { join } from 'node:path';
import { languages } from '../../apps/demo/src/web/language/languages.ts';
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts';
import { setFault } from './form.ts';
import { test } from './servers.ts';
import { applicationStates } from './states/applicationStates.ts';
import { customerStates } from './states/customerStates.ts';
import { drawerStates, outageStates } from './states/failureStates.ts';
import { addressStates, moneyStates } from './states/moneyStates.ts';
import type { Tour } from './states/tour.ts';
import { wordsOf } from './words.ts';

/** A folder for a picture of every state, to look at: `SCREENSHOTS=/tmp/states pnpm verify journeys`. */
const pictures = process.env['SCREENSHOTS'];
const widths = [1280, 768, 375] as const;
const themeAt = (place: number) => (place % 2 === 0 ? ('light' as const) : ('dark' as const));
const storageAt = (place: number) =>
  place % 2 === 0 ? ('sqlite' as const) : ('postgres' as const);

/** Every language at every width; any two of language, width, theme and storage meet somewhere. */
const combinations = (Object.keys(languages) as (keyof typeof languages)[]).flatMap((language, i) =>
  widths.map((width, j) => ({
    language,
    width,
    theme: themeAt(i + j),
    storage: storageAt(Math.floor(i / 2) + j),
  })),
);

const walks: readonly (readonly [what: string, walk: (tour: Tour) => Promise<void>])[] = [
  ['applications', applicationStates],
  ['customers', customerStates],
  ['wallets, payout methods and transactions', moneyStates],
  ['address check', addressStates],
  ['sandbox controls and faults', drawerStates],
  ['outages', outageStates],
];

test.afterEach(async ({ page, demoUrl }) => {
  await setFault(page, demoUrl, []);
});

for (const { language, width, theme, storage } of combinations) {
  const look = `${language}, ${width} px, ${theme}`;
  for (const [what, walk] of walks) {
    test(`${what}: every state passes axe and fits the window, ${look}`, {
      tag: ['@all', `@${storage}`],
    }, async ({ page, demoUrl, demoAloneUrl }) => {
      test.setTimeout(600_000);
      await page.addInitScript(
        (code) => localStorage.setItem('passmuster-language', code),
        language,
      );
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await walk({
        page,
        demoUrl,
        demoAloneUrl,
        t: wordsOf(language),
        async look(state) {
          if (pictures !== undefined) {
            const name = [look, what, state].join(' ').replaceAll(/\W+/g, '-');
            await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
          }
          await expectNoViolations(page, state);
          await expectNoSidewaysScroll(page, state);
        },
      });
    });
  }
}
