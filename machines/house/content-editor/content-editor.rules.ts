import type { BlockFault } from '../../../domain/campaigns/faults';
import { readCampaign, type ReadCampaign } from '../../../domain/campaigns/kit';
import { BLOCK_FIELDS, type WrittenBlock } from '../../../domain/campaigns/written';
import {
  type DocumentFault,
  type DocumentText,
  readDocument,
  textsIn,
  type WrittenDocument,
} from '../../../domain/content/document';
import { hasUnseen } from '../../../domain/values/plain-text';
import { type ContentAct, contentActs, isContentKey, mayDoTo, WRITTEN_MOST } from '../../../domain/house/content';
import type { ContentEditorContext } from './content-editor.types';

/** `parts`: of a campaign, each of which says itself what is wrong with it. */
export type EditorFault = Exclude<DocumentFault, BlockFault> | 'unseen' | 'code' | 'long' | 'parts';

type EditorEntry = Pick<ContentEditorContext, 'ref' | 'form'>;

/** A campaign as it is typed; null of all else. */
export const campaignIn = ({ ref, form }: EditorEntry): ReadCampaign | null =>
  ref.kind === 'campaign' ? readCampaign(form.heads, form.blocks ?? []) : null;

function faultsOf({ ref, form }: EditorEntry): EditorFault[] {
  const campaign = campaignIn({ ref, form });
  if (campaign)
    return [...campaign.faults, ...(campaign.ofBlocks.some(({ length }) => length > 0) ? ['parts' as const] : [])];
  const found = readDocument(ref.kind, form, ref.key);
  return 'faults' in found ? (found.faults as EditorFault[]) : [];
}

const isLong = ({ text, blocks = [] }: WrittenDocument): boolean =>
  text.length > WRITTEN_MOST.text ||
  blocks.some(({ said }) => Object.values(said).some(({ length }) => length > WRITTEN_MOST.said));

/** Everything that keeps what is typed from being kept as a draft. */
export function faultsIn({ ref, key, form }: Pick<ContentEditorContext, 'ref' | 'key' | 'form'>): EditorFault[] {
  return [
    ...(ref.kind === 'help' && ref.key === null && !isContentKey('help', key) ? ['code' as const] : []),
    ...(textsIn(form).some(hasUnseen) ? ['unseen' as const] : []),
    ...(isLong(form) ? ['long' as const] : []),
    ...faultsOf({ ref, form }),
  ];
}

/** As it would be read; null where it cannot be yet. */
export function previewOf({ ref, form }: EditorEntry): DocumentText | null {
  const found = readDocument(ref.kind, form, ref.key);
  return 'document' in found ? found.document : null;
}

/** What a reader would see of a campaign is asked of the gateway, which knows the prices and the time. */
export const mayPreview = (context: EditorEntry & Pick<ContentEditorContext, 'key'>): boolean =>
  context.ref.kind === 'campaign' && faultsIn(context).length === 0;

export const typedOf = (form: WrittenDocument): string => JSON.stringify(form);

const partsOf = (blocks: readonly WrittenBlock[] = []): string =>
  JSON.stringify(blocks.map(({ type, said }) => [type, ...BLOCK_FIELDS[type].map((field) => said[field] ?? '')]));

/** Whether something is typed that is not kept yet. */
export function isChanged({ shown, form }: Pick<ContentEditorContext, 'shown' | 'form'>): boolean {
  const kept: WrittenDocument = shown?.written ?? { heads: {}, text: '' };
  const names = new Set([...Object.keys(kept.heads), ...Object.keys(form.heads)]) as Set<
    keyof WrittenDocument['heads']
  >;
  const isOtherText = kept.text !== form.text || partsOf(kept.blocks) !== partsOf(form.blocks);
  return isOtherText || [...names].some((name) => (kept.heads[name] ?? '') !== (form.heads[name] ?? ''));
}

/** Whether it can be done as it stands: with what is kept, never with what is only typed. */
export const mayAct = (context: ContentEditorContext, act: ContentAct): boolean =>
  !isChanged(context) && actsOn(context).includes(act);

/** What can be done with it by whoever looks at it. */
export const actsOn = ({
  ref,
  shown,
  ...rights
}: Omit<ContentEditorContext, 'act' | 'way' | 'removed' | 'told'>): ContentAct[] =>
  shown === null ? [] : contentActs(shown).filter((act) => mayDoTo(ref.kind, act, rights));

/** Whether somebody else may have changed it: only then is what is typed given up for what stands there. */
export const mayBeBehind = (code: ContentEditorContext['failureCode']): boolean =>
  code === 'moved' || code === 'refused' || code === 'gone';
