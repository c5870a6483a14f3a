import fc from 'fast-check';
import { TabsPromises } from './tabsPromises.ts';
import { TabsWorld, type WorldOptions, type WorldTab } from './tabsWorld.ts';

/** One step of a history: what happens, and to which of the tabs or drafts there are then. */
type Step = readonly [kind: keyof typeof steps, at: number];

const hour = 3_600_000;

/** Returns a step in one of the tabs that `isMeant`. */
const inTab =
  (
    run: (world: TabsWorld, tab: WorldTab) => Promise<void> | void,
    isMeant: (tab: WorldTab) => boolean = () => true,
  ) =>
  async (world: TabsWorld, at: number): Promise<void> => {
    const tabs = world.tabs.filter(isMeant);
    const tab = tabs[at % tabs.length];
    if (tab) await run(world, tab);
  };
/** Returns a step with one of the drafts. */
const withDraft =
  (run: (world: TabsWorld, id: string) => Promise<unknown>) =>
  async (world: TabsWorld, at: number): Promise<void> => {
    await run(world, world.ids[at % world.ids.length] ?? '');
  };
/** A page shows its form in these states only. */
const showsForm = ({ draft: { state } }: WorldTab): boolean =>
  state !== 'asking' && state !== 'elsewhere';

const steps = {
  add: (world: TabsWorld) => world.add(),
  copy: withDraft((world, id) => world.copy(id)),
  open: withDraft((world, id) => world.open(id, 1)),
  'open, upgraded': withDraft((world, id) => world.open(id, 2)),
  type: inTab((world, tab) => world.type(tab), showsForm),
  attach: inTab((world, tab) => world.attach(tab), showsForm),
  detach: inTab((world, tab) => world.detach(tab), showsForm),
  wait: (world: TabsWorld) => world.options.pass(),
  save: inTab((_, { draft }) => draft.save()),
  'take over': inTab((_, { draft }) => draft.takeOver()),
  'forget here': inTab((_, { draft }) => draft.forget()),
  'submit, lost': inTab((world, tab) => world.submit(tab, false)),
  'submit, created': inTab((world, tab) => world.submit(tab, true)),
  close: inTab((world, tab) => world.close(tab)),
  kill: inTab(
    (world, tab) => world.kill(tab),
    ({ page }) => page.kill !== undefined,
  ),
  forget: withDraft((world, id) => world.list.forget(id)),
  remove: withDraft((world, id) => world.list.remove(id)),
  restore: withDraft((world, id) => world.list.restore(id)),
  'expire, after an hour': (world: TabsWorld) => world.list.expire(world.clock - hour),
  'an hour passes': async (world: TabsWorld) => {
    world.clock += hour + 1;
  },
  'the storage is cleared': (world: TabsWorld) => world.clear(),
  damage: withDraft((world, id) => world.damage(id)),
  'the disk is full': async ({ device }: TabsWorld) => {
    device.isFull = true;
  },
  'the disk has room': async ({ device }: TabsWorld) => {
    device.isFull = false;
  },
} as const;

/** How often each kind of step comes; the others once. */
const weights: Readonly<Partial<Record<keyof typeof steps, number>>> = {
  open: 5,
  type: 8,
  attach: 4,
  wait: 8,
  'take over': 4,
  'the disk has room': 3,
};

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(
    ...(Object.keys(steps) as (keyof typeof steps)[]).flatMap((kind) =>
      Array.from({ length: weights[kind] ?? 1 }, () => kind),
    ),
  ),
  fc.nat(5),
);

/** Histories of two and three tabs, and more. */
export const histories: fc.Arbitrary<readonly Step[]> = fc.array(step, {
  maxLength: 40,
  size: 'max',
});

/** Runs a history, and returns the promises that it has broken, after the step that broke them. */
export async function runHistory(
  history: readonly Step[],
  options: WorldOptions,
): Promise<readonly string[]> {
  const world = await TabsWorld.start(options);
  const promises = new TabsPromises(world);
  for (const at of [0, 1]) await steps.open(world, at);
  try {
    for (const [index, [kind, at]] of history.entries()) {
      // What storage refuses is said by the tab.
      await Promise.resolve(steps[kind](world, at)).catch(() => undefined);
      await options.settle();
      const broken = await inspectUntilRight(promises, options);
      if (broken.length > 0) return [`${index}: ${kind}`, ...broken];
    }
    return await promises.inspectDoubts();
  } finally {
    await world.end();
  }
}

/** A real browser takes its time: what is broken now may be right in a moment. */
async function inspectUntilRight(
  promises: TabsPromises,
  { settle }: WorldOptions,
): Promise<readonly string[]> {
  let broken = await promises.inspect();
  for (let turn = 0; turn < 20 && broken.length > 0; turn += 1) {
    await settle();
    broken = await promises.inspect();
  }
  return broken;
}
