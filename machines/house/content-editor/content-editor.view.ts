import type { DocumentHead, DocumentText } from '../../../domain/content/document';
import { type LegalBar, legalBars } from '../../../domain/content/legal';
import type { ContentAct } from '../../../domain/house/content';
import type { ContentEditorActor, ContentEditorSnapshot } from './content-editor.machine';
import { actsOn, type EditorFault, faultsIn, isChanged, mayBeBehind, previewOf } from './content-editor.rules';
import type { ContentEditorContext, PressedAct } from './content-editor.types';

export type { EditorFault };

const STAGES = ['reading', 'unread', 'open'] as const;

export type ContentEditorView = Omit<ContentEditorContext, 'act' | 'way'> & {
  stage: (typeof STAGES)[number];
  /** Whether the draft is to be dropped is asked once more. */
  isAsking: boolean;
  /** Somebody wants to leave with something unsaved: they are asked. */
  isParting: boolean;
  isWorking: boolean;
  isChanged: boolean;
  /** It may be read anew, for what is typed. */
  isBehind: boolean;
  /** Told once something is typed. */
  faults: EditorFault[];
  /** As it would be read. */
  preview: DocumentText | null;
  acts: ContentAct[];
  /** What keeps a draft that is kept from being published. */
  bars: LegalBar[];
};

function barsOf({ shown }: Pick<ContentEditorContext, 'shown'>): LegalBar[] {
  if (!shown?.legal || !shown.hasDraft) return [];
  return legalBars(shown.legal, shown.written.heads.effectiveOn ?? '');
}

const shownOf = ({ act: _, way: __, ...context }: ContentEditorContext) => context;

export function selectContentEditor(snapshot: ContentEditorSnapshot): ContentEditorView {
  const context = shownOf(snapshot.context);
  const changed = isChanged(context);
  /** What stands in the form stays, and with it the focus, while it is read anew. */
  const isReadAnew = snapshot.hasTag('reading') && context.form.text !== '';
  return {
    ...context,
    stage: isReadAnew ? 'open' : (STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'reading'),
    isAsking: snapshot.hasTag('asking'),
    isParting: snapshot.hasTag('parting'),
    isWorking: snapshot.hasTag('working') || isReadAnew,
    isChanged: changed,
    isBehind: context.ref.key !== null && mayBeBehind(context.failureCode),
    faults: changed ? faultsIn(context) : [],
    preview: previewOf(context),
    acts: actsOn(context),
    bars: barsOf(context),
  };
}

/** Everything a view may ask for. */
export const contentEditorIntents = (actor: ContentEditorActor) => ({
  typeKey: (key: string) => actor.send({ type: 'key.type', key }),
  typeHead: (head: DocumentHead, said: string) => actor.send({ type: 'head.type', head, said }),
  typeText: (text: string) => actor.send({ type: 'text.type', text }),
  save: () => actor.send({ type: 'draft.save' }),
  act: (act: PressedAct, number: number | null) => actor.send({ type: 'act.do', act, number }),
  drop: () => actor.send({ type: 'draft.drop' }),
  leaveDrop: () => actor.send({ type: 'drop.leave' }),
  reload: () => actor.send({ type: 'content.reload' }),
  stay: () => actor.send({ type: 'page.stay' }),
  abandon: () => actor.send({ type: 'text.abandon' }),
});

export type ContentEditorIntents = ReturnType<typeof contentEditorIntents>;
