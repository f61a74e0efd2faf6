import type { BlockFault } from '../../../domain/campaigns/faults';
import { readCampaign, type ReadCampaign } from '../../../domain/campaigns/kit';
import { BLOCK_FIELDS, type WrittenBlock } from '../../../domain/campaigns/written';
import {
  type DocumentFault,
  type DocumentText,
  readDocument,
  documentTexts,
  type WrittenDocument,
} from '../../../domain/content/document';
import { hasUnseen } from '../../../domain/values/plain-text';
import { type ContentAct, contentActs, isContentKey, mayDoAct } from '../../../domain/house/content';
import { WRITTEN_MOST } from '../../../domain/campaigns/written';
import type { ContentEditorContext } from './content-editor.types';

/** `parts`: a block of the campaign has faults, shown at the block. */
export type EditorFault = Exclude<DocumentFault, BlockFault> | 'unseen' | 'code' | 'long' | 'parts';

type EditorEntry = Pick<ContentEditorContext, 'ref' | 'form'>;

export const readEditedCampaign = ({ ref, form }: EditorEntry): ReadCampaign | null =>
  ref.kind === 'campaign' ? readCampaign(form.heads, form.blocks ?? []) : null;

function documentFaults({ ref, form }: EditorEntry): EditorFault[] {
  const campaign = readEditedCampaign({ ref, form });
  if (campaign)
    return [...campaign.faults, ...(campaign.ofBlocks.some(({ length }) => length > 0) ? ['parts' as const] : [])];
  const found = readDocument(ref.kind, form, ref.key);
  return 'faults' in found ? (found.faults as EditorFault[]) : [];
}

const isLong = ({ text, blocks = [] }: WrittenDocument): boolean =>
  text.length > WRITTEN_MOST.text ||
  blocks.some(({ said }) => Object.values(said).some(({ length }) => length > WRITTEN_MOST.said));

export function editorFaults({ ref, key, form }: Pick<ContentEditorContext, 'ref' | 'key' | 'form'>): EditorFault[] {
  return [
    ...(ref.kind === 'help' && ref.key === null && !isContentKey('help', key) ? ['code' as const] : []),
    ...(documentTexts(form).some(hasUnseen) ? ['unseen' as const] : []),
    ...(isLong(form) ? ['long' as const] : []),
    ...documentFaults({ ref, form }),
  ];
}

/** Null while the text has faults. */
export function previewText({ ref, form }: EditorEntry): DocumentText | null {
  const found = readDocument(ref.kind, form, ref.key);
  return 'document' in found ? found.document : null;
}

/** The preview of a campaign comes from the gateway, which knows prices and time. */
export const mayPreview = (context: EditorEntry & Pick<ContentEditorContext, 'key'>): boolean =>
  context.ref.kind === 'campaign' && editorFaults(context).length === 0;

export const serialiseForm = (form: WrittenDocument): string => JSON.stringify(form);

const serialiseBlocks = (blocks: readonly WrittenBlock[] = []): string =>
  JSON.stringify(blocks.map(({ type, said }) => [type, ...BLOCK_FIELDS[type].map((field) => said[field] ?? '')]));

export function isChanged({ shown, form }: Pick<ContentEditorContext, 'shown' | 'form'>): boolean {
  const kept: WrittenDocument = shown?.written ?? { heads: {}, text: '' };
  const names = new Set([...Object.keys(kept.heads), ...Object.keys(form.heads)]) as Set<
    keyof WrittenDocument['heads']
  >;
  const isOtherText = kept.text !== form.text || serialiseBlocks(kept.blocks) !== serialiseBlocks(form.blocks);
  return isOtherText || [...names].some((name) => (kept.heads[name] ?? '') !== (form.heads[name] ?? ''));
}

/** Acts apply to the saved version only, never to unsaved text. */
export const mayAct = (context: ContentEditorContext, act: ContentAct): boolean =>
  !isChanged(context) && availableActs(context).includes(act);

export const availableActs = ({
  ref,
  shown,
  ...rights
}: Omit<ContentEditorContext, 'act' | 'way' | 'removed' | 'told'>): ContentAct[] =>
  shown === null ? [] : contentActs(shown).filter((act) => mayDoAct(ref.kind, act, rights));

/** True if another editor may have changed it: only then does a reload replace the typed text. */
export const mayBeBehind = (code: ContentEditorContext['failureCode']): boolean =>
  code === 'moved' || code === 'refused' || code === 'gone';
