import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';

/** A draft as it lies somewhere. `revision` is the gateway's it was made from. */
export type StoredDraft = { form: OrderForm; savedAt: number; revision: number };

/** What this browser keeps. `isSent`: the gateway has it too. */
export type LocalDraft = StoredDraft & { isSent: boolean };
export type RemoteDraft = StoredDraft & { draftId: string; about: DraftAbout | null };

/** The key is drawn once a draft and kept with it: whatever is tried again after a reload is tried with the same key. */
export type DraftKey = { key: string; isPending: boolean };

/** A draft by its key, its name at the gateway and what it is about. The name is unknown of what an old release left. */
export type DraftName = { key: string; draftId: string | null; about: DraftAbout | null };
export type NamedDraft = DraftName & StoredDraft;

/** One that differs from what is filled in here, and where it lies. */
export type OtherDraft = StoredDraft & Omit<DraftName, 'about'>;

/** `quoteId`: the price this page was opened at; empty where it has none. */
export type OrderDraftInput = { quoteId: string };
/**
 * The draft this page goes on with, here and at the gateway, and all others of its person, the last one first. `rival`:
 * nobody has said yet which of the two goes on.
 */
export type RecallDraftsOutcome = DraftKey &
  DraftName & {
    local: LocalDraft | null;
    remote: RemoteDraft | null;
    rival: OtherDraft | null;
    others: readonly NamedDraft[];
  };

/** `rival`: the key of the one it was parted from, until somebody has said which of the two goes on. */
export type SaveLocalInput = DraftKey &
  DraftName & { form: OrderForm | null; revision: number; isSent: boolean; rival: string | null };
/** `isKept`: will it outlive the page? */
export type SaveLocalOutcome = { isKept: boolean; at: number };

export type DraftFailureCode = 'notKept' | 'network' | 'unavailable' | 'unexpected';

export type SaveRemoteInput = { form: OrderForm | null; revision: number; draftId: string | null };
/** What the gateway has yet to be told of a draft. */
export type OwedDraft = SaveRemoteInput & { key: string };
export type SaveRemoteOutcome =
  | { ok: true; isKept: boolean; draft: RemoteDraft }
  /** Nobody is signed in: there is nowhere to send it to, and nothing wrong with that. */
  | { ok: false; failure: { code: 'anonymous' | 'network' | 'unavailable' } };

/** `isKept`: it stays where it lies, and another one is begun. */
export type DropDraftInput = Omit<DraftName, 'about'> & { next: OrderForm | null; isKept: boolean };
export type DropDraftOutcome = { key: string };

export type DraftSide = 'mine' | 'theirs';

/** Theirs stays under the key of both; mine is put beside it, under one of its own. */
export type PartDraftsInput = { theirs: OtherDraft | null; about: DraftAbout | null };
export type PartDraftsOutcome = { key: string };

export type OrderDraftEvent =
  | { type: 'draft.note'; form: OrderForm }
  /** At once: somebody asked for it, or the order is about to be sent. */
  | { type: 'draft.save' }
  /** Whether an answer to this order is awaited, as a reload has to know it. */
  | { type: 'draft.mark'; isPending: boolean }
  /** `next`: what is to be written in its place. */
  | { type: 'draft.drop'; next: OrderForm | null }
  /** Begin another one; this one stays. */
  | { type: 'draft.leave' }
  /** Go on with that one instead. */
  | { type: 'draft.turn'; draft: NamedDraft }
  /** Sign-in before the first entry: the drafts of that account count now. */
  | { type: 'draft.recall' }
  /** What it is being filled in for. */
  | { type: 'draft.name'; about: DraftAbout }
  | { type: 'draft.choose'; side: DraftSide }
  /** Another tab has written its own. */
  | { type: 'draft.appeared'; draft: StoredDraft }
  /** Another tab has sent it: what the gateway counts by now. */
  | { type: 'draft.counted'; revision: number }
  /** The page is about to go, or out of sight. */
  | { type: 'page.leave' };

/** What whoever watches the tab has to say. */
export type TabEvent = Extract<OrderDraftEvent, { type: 'draft.appeared' | 'draft.counted' | 'page.leave' }>;

/** What whoever watches the tab is told: what is to be kept when the page goes, until it is kept. */
export type DraftKeeper =
  | { type: 'draft.hold'; draft: SaveLocalInput }
  | { type: 'draft.let.go' }
  /** What is to be sent when the page is left for another one, until it is sent or is not to be sent any more. */
  | { type: 'draft.owe'; draft: OwedDraft }
  | { type: 'draft.forgive' }
  /** Which one this tab has open, and which one another tab may write: the same, unless two were parted. */
  | { type: 'draft.open'; key: string; heard: string }
  /** The gateway has it: the other tabs that have it open go on from there. */
  | { type: 'draft.sent'; key: string; revision: number };

/** What the draft tells its parent. `form` is null where the form stays as it is; `drafts` begin with the one it is of. */
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
    /** Something was filled in here that does not lie in this browser yet. */
    isTouched: boolean;
    /** When this tab last wrote what it shows, in epoch milliseconds; 0 where another hand has written it. */
    wroteAt: number;
    /** Something was filled in while the gateway was being told. */
    isStale: boolean;
    savedAt: number;
    /** The draft that lies elsewhere and differs. */
    other: OtherDraft | null;
    failureCode: DraftFailureCode | null;
  };
