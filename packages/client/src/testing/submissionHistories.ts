import fc from 'fast-check';
import { expect } from 'vitest';
import type { SharedStorage } from './pages.ts';
import { SubmissionWorld, type Tab } from './submissionWorld.ts';
import type { Treatment } from './uniqueCustomers.ts';

/** Which steps are possible follows from the world itself. */
interface Model {
  readonly world: SubmissionWorld;
}

type Step = fc.AsyncCommand<Model, SubmissionWorld>;

/** Returns a step that does something to one of `items`, if there are any. */
const step = <Item>(
  name: string,
  items: (world: SubmissionWorld) => readonly Item[],
  at: number,
  run: (world: SubmissionWorld, item: Item) => Promise<void> | void,
): Step => ({
  check: ({ world }) => items(world).length > 0,
  run: async (_, world) => {
    const all = items(world);
    const item = all[at % all.length];
    if (item !== undefined) await run(world, item);
    await world.inspect();
    expect(world.problems).toEqual([]);
  },
  toString: () => `${name} ${at}`,
});

const itself = (one: SubmissionWorld): readonly SubmissionWorld[] => [one];
const applications = (one: SubmissionWorld) => [...one.applications.keys()];
const tabs = (one: SubmissionWorld): readonly Tab[] => one.tabs;
const pending = (one: SubmissionWorld) => one.requests.filter(({ isPending }) => isPending);
/** Pages whose application has no request under way. */
const quietTabs = (one: SubmissionWorld) =>
  one.tabs.filter(
    ({ application }) => !pending(one).some((request) => request.application === application),
  );

const identities = ['ada', 'bola', 'chidi'].flatMap((email) =>
  ['1', '2'].map((phone) => ({ email: `${email}@example.com`, phone: `+23480331204${phone}` })),
);
const identity = fc.constantFrom(...identities);
const treatment = fc.constantFrom<Treatment>(
  ...(['answered', 'answer lost', 'lost', 'refused', 'limited', 'not reached'] as const),
);
const at = fc.nat(7);

/** Makes a step more likely than others. */
const often = <Value>(times: number, value: Value): Value[] =>
  Array.from({ length: times }, () => value);

const steps = [
  ...often(
    2,
    at.map((index) =>
      step('open', applications, index, (one, application) => one.open(application)),
    ),
  ),
  ...often(
    6,
    at.map((index) => step('click in', tabs, index, (one, tab) => one.click([tab], false))),
  ),
  ...often(
    3,
    at.map((index) => step('insist in', tabs, index, (one, tab) => one.click([tab], true))),
  ),
  ...often(
    8,
    fc
      .tuple(at, treatment)
      .map(([index, how]) =>
        step(`request ${how}:`, pending, index, (one, request) => one.answer(request, how)),
      ),
  ),
  at.map((index) => step('kill', tabs, index, (one, tab) => one.close(tab))),
  at.map((index) => step('list', quietTabs, index, (one, tab) => one.list(tab))),
  ...often(
    2,
    at.map((index) => step('reconcile', tabs, index, (one, tab) => one.reconcile(tab))),
  ),
  fc
    .boolean()
    .map((isDecided) =>
      step(`click everywhere, ${isDecided}`, itself, 0, (one) => one.click(one.tabs, isDecided)),
    ),
  at.map((index) =>
    step('copy', applications, index, (one, application) => {
      const copied = one.applications.get(application);
      if (copied) one.applications.set(`application-${one.applications.size}`, copied);
    }),
  ),
  ...often(
    2,
    fc.tuple(at, identity).map(([index, who]) =>
      step(`make it ${who.email} ${who.phone}:`, applications, index, (one, application) => {
        one.applications.set(application, who);
      }),
    ),
  ),
  fc.integer({ min: -1e9, max: 1e9 }).map((milliseconds) =>
    step(`move the clock by ${milliseconds}`, itself, 0, (one) => {
      one.clock += milliseconds;
    }),
  ),
  fc.constantFrom(true, false, false).map((isFull) =>
    step(isFull ? 'fill the disk' : 'free the disk', itself, 0, (one) => {
      one.storage.isFull = isFull;
    }),
  ),
  identity.map((who) =>
    step(`somebody else creates ${who.email}`, itself, 0, (one) => one.createElsewhere(who)),
  ),
];

/** Two applications, each in two pages. */
async function start(storage: SharedStorage | undefined) {
  const world = new SubmissionWorld(storage);
  for (const [index, who] of identities.slice(0, 2).entries()) {
    world.applications.set(`application-${index}`, who);
    await world.open(`application-${index}`);
    await world.open(`application-${index}`);
  }
  return { model: { world }, real: world };
}

/**
 * Plays random histories of pages or processes that submit, crash, lose answers and can't write. Rejects with the shortest
 * history in which something that may have been accepted is sent again without a decision.
 */
export const playHistories = (
  runs: number,
  newStorage: () => Promise<SharedStorage | undefined> = async () => undefined,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      const started = await start(await newStorage());
      await fc.asyncModelRun(() => started, commands);
    }),
    { numRuns: runs },
  );
