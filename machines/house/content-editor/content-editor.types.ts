import type { Campaign } from '../../../domain/campaigns/campaign';
import type { BlockChange, RemovedBlock } from '../../../domain/campaigns/changes';
import type { DocumentHead, DocumentKind, WrittenDocument } from '../../../domain/content/document';
import type { ContentAct, ContentCase, ContentRef, ContentRights } from '../../../domain/house/content';
import type { DeskPage } from '../../../domain/house/pages';

export type ContentEditorInput = { ref: ContentRef } & ContentRights;

/** Requested destination: a desk page, or null for signing out. */
export type WayOut = { page: DeskPage | null };
export type ContentEditorOutput = WayOut;

type LineCode = 'network' | 'unavailable';
export type EditorFailureCode = LineCode | 'moved' | 'taken' | 'refused' | 'gone' | 'unexpected';

type Failed<TCode> = { ok: false; failure: { code: TCode } };

export type ReadContentOutcome = { ok: true; shown: ContentCase } | Failed<LineCode | 'gone'>;
export type SaveContentInput = {
  kind: DocumentKind;
  key: string | null;
  turn: number | null;
  written: WrittenDocument;
};
export type SaveContentOutcome = { ok: true; key: string } | Failed<LineCode | 'moved' | 'taken' | 'refused' | 'gone'>;
export type ActInput = { act: ContentAct; number: number | null };
/** Acts on one click; dropping a draft needs a second one. */
export type PressedAct = Exclude<ContentAct, 'drop'>;
export type ActOnContentInput = ActInput & { kind: DocumentKind; key: string; turn: number };
export type PreviewCampaignInput = { key: string | null; written: WrittenDocument };
export type PreviewCampaignOutcome = { ok: true; campaign: Campaign } | Failed<LineCode | 'moved' | 'refused' | 'gone'>;
export type ActOnContentOutcome = { ok: true } | Failed<LineCode | 'moved' | 'refused' | 'gone'>;

export type ContentEditorEvent =
  | { type: 'key.type'; key: string }
  | { type: 'head.type'; head: DocumentHead; said: string }
  | { type: 'text.type'; text: string }
  | { type: 'blocks.change'; change: BlockChange }
  | { type: 'preview.ask' }
  | { type: 'draft.save' }
  | { type: 'act.do'; act: PressedAct; number: number | null }
  | { type: 'draft.drop' }
  | { type: 'drop.leave' }
  | { type: 'content.reload' }
  | ({ type: 'page.leave' } & WayOut)
  | { type: 'page.stay' }
  | { type: 'text.abandon' };

export type ContentEditorContext = ContentEditorInput & {
  key: string;
  shown: ContentCase | null;
  form: WrittenDocument;
  removed: RemovedBlock | null;
  told: { of: string; campaign: Campaign } | null;
  act: ActInput | null;
  way: WayOut | null;
  failureCode: EditorFailureCode | null;
};
