import type { Campaign } from '../../../domain/campaigns/campaign';
import type { BlockChange } from '../../../domain/campaigns/changes';
import type { BlockFault } from '../../../domain/campaigns/faults';
import type { CampaignBar } from '../../../domain/campaigns/stand';
import type { BlockType } from '../../../domain/campaigns/written';
import type { DocumentHead, DocumentText } from '../../../domain/content/document';
import { type LegalBar, legalBars } from '../../../domain/content/legal';
import { barsOfCampaign, type ContentAct } from '../../../domain/house/content';
import type { ContentEditorActor, ContentEditorSnapshot } from './content-editor.machine';
import {
  availableActs,
  readEditedCampaign,
  type EditorFault,
  editorFaults,
  isChanged,
  mayBeBehind,
  mayPreview,
  previewText,
  serialiseForm,
} from './content-editor.rules';
import type { ContentEditorContext, PressedAct } from './content-editor.types';

export type { EditorFault };

const STAGES = ['reading', 'unread', 'open'] as const;

export type ContentEditorView = Omit<ContentEditorContext, 'act' | 'way' | 'removed' | 'told'> & {
  stage: (typeof STAGES)[number];
  isAsking: boolean;
  isParting: boolean;
  isWorking: boolean;
  isChanged: boolean;
  isBehind: boolean;
  faults: EditorFault[];
  /** Preview as readers see it. */
  preview: DocumentText | null;
  acts: ContentAct[];
  bars: LegalBar[];
  /** Reasons that block publishing a campaign: promises to customers, and names already in use. */
  promises: CampaignBar[];
  partFaults: BlockFault[][];
  removed: BlockType | null;
  told: Campaign | null;
  mayPreview: boolean;
};

function legalBarsOf({ shown }: Pick<ContentEditorContext, 'shown'>): LegalBar[] {
  if (!shown?.legal || !shown.hasDraft) return [];
  return legalBars(shown.legal, shown.written.heads.effectiveOn ?? '');
}

const visibleContext = ({ act: _, way: __, removed: ___, told: ____, ...context }: ContentEditorContext) => context;

export function selectContentEditor(snapshot: ContentEditorSnapshot): ContentEditorView {
  const context = visibleContext(snapshot.context);
  const changed = isChanged(context);
  /** The form and its focus stay during a reload. */
  const hasText = context.form.text !== '' || (context.form.blocks ?? []).length > 0;
  const isReadAnew = snapshot.hasTag('reading') && hasText;
  const { told, removed } = snapshot.context;
  return {
    ...context,
    stage: isReadAnew ? 'open' : (STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'reading'),
    isAsking: snapshot.hasTag('asking'),
    isParting: snapshot.hasTag('parting'),
    isWorking: snapshot.hasTag('working') || isReadAnew,
    isChanged: changed,
    isBehind: context.ref.key !== null && mayBeBehind(context.failureCode),
    faults: changed ? editorFaults(context) : [],
    preview: previewText(context),
    acts: availableActs(context),
    bars: legalBarsOf(context),
    promises: context.shown?.hasDraft ? barsOfCampaign(context.shown) : [],
    partFaults: changed ? (readEditedCampaign(context)?.ofBlocks ?? []) : [],
    removed: removed?.block.type ?? null,
    told: told !== null && told.of === serialiseForm(context.form) ? told.campaign : null,
    mayPreview: mayPreview(context),
  };
}

export const contentEditorIntents = (actor: ContentEditorActor) => ({
  typeKey: (key: string) => actor.send({ type: 'key.type', key }),
  typeHead: (head: DocumentHead, said: string) => actor.send({ type: 'head.type', head, said }),
  typeText: (text: string) => actor.send({ type: 'text.type', text }),
  changeBlocks: (change: BlockChange) => actor.send({ type: 'blocks.change', change }),
  preview: () => actor.send({ type: 'preview.ask' }),
  save: () => actor.send({ type: 'draft.save' }),
  act: (act: PressedAct, number: number | null) => actor.send({ type: 'act.do', act, number }),
  drop: () => actor.send({ type: 'draft.drop' }),
  leaveDrop: () => actor.send({ type: 'drop.leave' }),
  reload: () => actor.send({ type: 'content.reload' }),
  stay: () => actor.send({ type: 'page.stay' }),
  abandon: () => actor.send({ type: 'text.abandon' }),
});

export type ContentEditorIntents = ReturnType<typeof contentEditorIntents>;
