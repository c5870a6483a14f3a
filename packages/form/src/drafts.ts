export { claimDraft, type DraftClaim } from './drafts/claimDraft.ts';
export type { StoredDraft } from './drafts/database.ts';
export { type Drafts, type DraftsOptions, openDrafts, type Saved } from './drafts/openDrafts.ts';
