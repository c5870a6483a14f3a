export type { DraftClaim } from './drafts/claimDraft.ts';
export { createMemoryDrafts } from './drafts/createMemoryDrafts.ts';
export type { DraftLoss, Drafts, FileBytes, Loaded, Saved, StoredDraft } from './drafts/drafts.ts';
export { openDraft } from './drafts/openDraft.ts';
export { type DeviceDrafts, type DraftsOptions, openDrafts } from './drafts/openDrafts.ts';
export type {
  DraftForm,
  DraftOptions,
  DraftState,
  OpenDraft,
  SaveState,
} from './drafts/openedDraft.ts';
export type { DraftProblem, DraftProblemCode, DraftRemedies } from './texts/draftProblem.ts';
