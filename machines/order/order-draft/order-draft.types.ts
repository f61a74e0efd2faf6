import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';

/** Stored draft. `revision`: gateway revision it is based on. */
export type StoredDraft = { form: OrderForm; savedAt: number; revision: number };

export type LocalDraft = StoredDraft & { isSent: boolean };
export type RemoteDraft = StoredDraft & { draftId: string; about: DraftAbout | null };

/** The key is created once per draft and stored with it, so that retries after a reload use the same key. */
export type DraftKey = { key: string; isPending: boolean };

/** A draft by key, gateway id and subject. The id is unknown for drafts of old releases. */
export type DraftName = { key: string; draftId: string | null; about: DraftAbout | null };
export type NamedDraft = DraftName & StoredDraft;

/** Another draft that differs from the form, with its place. */
export type OtherDraft = StoredDraft & Omit<DraftName, 'about'>;

/** `quoteId`: quote of this page; empty without one. */
export type OrderDraftInput = { quoteId: string };
/**
 * Draft of this page, local and remote, and all others of the person, newest first. `rival`: undecided which of the two
 * continues.
 */
export type RecallDraftsOutcome = DraftKey &
  DraftName & {
    local: LocalDraft | null;
    remote: RemoteDraft | null;
    rival: OtherDraft | null;
    others: readonly NamedDraft[];
  };

/** `rival`: key of the draft it was split from, until the user chooses. */
export type SaveLocalInput = DraftKey &
  DraftName & { form: OrderForm | null; revision: number; isSent: boolean; rival: string | null };
/** `isKept`: survives the page. */
export type SaveLocalOutcome = { isKept: boolean; at: number };

export type DraftFailureCode = 'notKept' | 'network' | 'unavailable' | 'unexpected';

export type SaveRemoteInput = { form: OrderForm | null; revision: number; draftId: string | null };
export type OwedDraft = SaveRemoteInput & { key: string };
export type SaveRemoteOutcome =
  | { ok: true; isKept: boolean; draft: RemoteDraft }
  /** Not signed in: drafts stay local, which is no error. */
  | { ok: false; failure: { code: 'anonymous' | 'network' | 'unavailable' } };

/** `isKept`: the draft stays stored, and another one is started. */
export type DropDraftInput = Omit<DraftName, 'about'> & { next: OrderForm | null; isKept: boolean };
export type DropDraftOutcome = { key: string };

export type DraftSide = 'mine' | 'theirs';

/** The other draft keeps the shared key; mine is stored beside it under its own. */
export type PartDraftsInput = { theirs: OtherDraft | null; about: DraftAbout | null };
export type PartDraftsOutcome = { key: string };

export type OrderDraftEvent =
  | { type: 'draft.note'; form: OrderForm }
  /** Immediately: on request, or before an order is sent. */
  | { type: 'draft.save' }
  /** Marks that an answer to this order is awaited, for a reload. */
  | { type: 'draft.mark'; isPending: boolean }
  | { type: 'draft.drop'; next: OrderForm | null }
  /** Starts another draft; this one stays. */
  | { type: 'draft.leave' }
  | { type: 'draft.turn'; draft: NamedDraft }
  /** Sign-in before the first entry: the drafts of that account count now. */
  | { type: 'draft.recall' }
  | { type: 'draft.name'; about: DraftAbout }
  | { type: 'draft.choose'; side: DraftSide }
  | { type: 'draft.appeared'; draft: StoredDraft }
  | { type: 'draft.counted'; revision: number }
  /** The page is closing or hidden. */
  | { type: 'page.leave' };

export type TabEvent = Extract<OrderDraftEvent, { type: 'draft.appeared' | 'draft.counted' | 'page.leave' }>;

/** Events to the tab watcher: drafts to store when the page closes, until they are stored. */
export type DraftKeeper =
  | { type: 'draft.hold'; draft: SaveLocalInput }
  | { type: 'draft.let.go' }
  /** Drafts to send when the page is left, until they are sent or dropped. */
  | { type: 'draft.owe'; draft: OwedDraft }
  | { type: 'draft.forgive' }
  /**
   * `key`: draft open in this tab; `heard`: key that another tab may write. Both are equal unless two drafts were
   * split.
   */
  | { type: 'draft.open'; key: string; heard: string }
  /** The gateway has the draft: other tabs with it continue from this revision. */
  | { type: 'draft.sent'; key: string; revision: number };

/** Report to the parent. `form`: null when unchanged; `drafts`: this one first. */
export type DraftReport = {
  type: 'draft.ready';
  form: OrderForm | null;
  draftId: string | null;
  drafts: readonly NamedDraft[];
} & DraftKey;

export type OrderDraftContext = OrderDraftInput &
  DraftKey &
  DraftName & {
    form: OrderForm | null;
    others: readonly NamedDraft[];
    revision: number;
    isSent: boolean;
    /** Changes not stored in this browser yet. */
    isTouched: boolean;
    /** Last write of this tab in epoch milliseconds; 0 when another tab wrote. */
    wroteAt: number;
    /** Changed while it was being sent. */
    isStale: boolean;
    savedAt: number;
    other: OtherDraft | null;
    failureCode: DraftFailureCode | null;
  };
