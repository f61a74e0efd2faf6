import type { OrderForm } from '../../../domain/order/form';

/** A draft as it lies somewhere. `revision` is the gateway's it was made from. */
export type StoredDraft = { form: OrderForm; savedAt: number; revision: number };

/** What this browser keeps. `isSent`: the gateway has it too. */
export type LocalDraft = StoredDraft & { isSent: boolean };
export type RemoteDraft = StoredDraft & { draftId: string };

/** The key is drawn once a draft and kept with it: whatever is tried again after a reload is tried with the same key. */
export type DraftKey = { key: string; isPending: boolean };

export type RecallDraftsOutcome = DraftKey & { local: LocalDraft | null; remote: RemoteDraft | null };

export type SaveLocalInput = DraftKey & { form: OrderForm | null; revision: number; isSent: boolean };
/** `isKept`: will it outlive the page? */
export type SaveLocalOutcome = { isKept: boolean; at: number };

export type DraftFailureCode = 'notKept' | 'network' | 'unavailable' | 'unexpected';

export type SaveRemoteInput = { form: OrderForm | null; revision: number };
export type SaveRemoteOutcome =
  | { ok: true; isKept: boolean; draft: RemoteDraft }
  /** Nobody is signed in: there is nowhere to send it to, and nothing wrong with that. */
  | { ok: false; failure: { code: 'anonymous' | 'network' | 'unavailable' } };

export type DropDraftInput = { next: OrderForm | null };
export type DropDraftOutcome = { key: string };

export type DraftSide = 'mine' | 'theirs';

export type OrderDraftEvent =
  | { type: 'draft.note'; form: OrderForm }
  /** At once: somebody asked for it, or the order is about to be sent. */
  | { type: 'draft.save'; isPending: boolean }
  /** `next`: what is to be written in its place. */
  | { type: 'draft.drop'; next: OrderForm | null }
  | { type: 'draft.choose'; side: DraftSide }
  /** Another tab has written its own. */
  | { type: 'draft.appeared'; draft: StoredDraft }
  /** The page is about to go, or out of sight. */
  | { type: 'page.leave' };

/** What whoever watches the tab has to say. */
export type TabHeard = Extract<OrderDraftEvent, { type: 'draft.appeared' | 'page.leave' }>;

/** What whoever watches the tab is told: what is to be kept when the page goes, until it is kept. */
export type DraftKeeper = { type: 'draft.hold'; draft: SaveLocalInput } | { type: 'draft.let.go' };

/** What the draft tells its parent. `form` is null where the form stays as it is. */
export type DraftReport = { type: 'draft.ready'; form: OrderForm | null; draftId: string | null } & DraftKey;

export type OrderDraftContext = DraftKey & {
  form: OrderForm | null;
  draftId: string | null;
  revision: number;
  isSent: boolean;
  /** Something was filled in here since it was opened. */
  isTouched: boolean;
  /** Something was filled in while the gateway was being told. */
  isStale: boolean;
  savedAt: number;
  /** The draft that lies elsewhere and differs. */
  other: StoredDraft | null;
  failureCode: DraftFailureCode | null;
};
