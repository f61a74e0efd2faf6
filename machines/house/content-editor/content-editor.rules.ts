import { type DocumentFault, type DocumentText, readDocument, type Written } from '../../../domain/content/document';
import { hasUnseen } from '../../../domain/content/plain-text';
import { type ContentAct, contentActs, isContentKey, mayDoTo, WRITTEN_MOST } from '../../../domain/house/content';
import type { ContentEditorContext } from './content-editor.types';

export type EditorFault = DocumentFault | 'unseen' | 'code' | 'long';

const textsOf = ({ heads, text }: Written): string[] => [...Object.values(heads).map((head) => head ?? ''), text];

/** Everything that keeps what is typed from being kept as a draft. */
export function faultsIn({ ref, key, form }: Pick<ContentEditorContext, 'ref' | 'key' | 'form'>): EditorFault[] {
  const found = readDocument(ref.kind, form);
  return [
    ...(ref.kind === 'help' && ref.key === null && !isContentKey('help', key) ? ['code' as const] : []),
    ...(textsOf(form).some(hasUnseen) ? ['unseen' as const] : []),
    ...(form.text.length > WRITTEN_MOST.text ? ['long' as const] : []),
    ...('faults' in found ? found.faults : []),
  ];
}

/** As it would be read; null where it cannot be yet. */
export function previewOf({ ref, form }: Pick<ContentEditorContext, 'ref' | 'form'>): DocumentText | null {
  const found = readDocument(ref.kind, form);
  return 'document' in found ? found.document : null;
}

/** Whether something is typed that is not kept yet. */
export function isChanged({ shown, form }: Pick<ContentEditorContext, 'shown' | 'form'>): boolean {
  const kept = shown?.written ?? { heads: {}, text: '' };
  const names = new Set([...Object.keys(kept.heads), ...Object.keys(form.heads)]) as Set<keyof Written['heads']>;
  return kept.text !== form.text || [...names].some((name) => (kept.heads[name] ?? '') !== (form.heads[name] ?? ''));
}

/** Whether it can be done as it stands: with what is kept, never with what is only typed. */
export const mayAct = (context: ContentEditorContext, act: ContentAct): boolean =>
  !isChanged(context) && actsOn(context).includes(act);

/** What can be done with it by whoever looks at it. */
export const actsOn = ({ ref, shown, ...rights }: Omit<ContentEditorContext, 'act' | 'way'>): ContentAct[] =>
  shown === null ? [] : contentActs(shown).filter((act) => mayDoTo(ref.kind, act, rights));

/** Whether somebody else may have changed it: only then is what is typed given up for what stands there. */
export const mayBeBehind = (code: ContentEditorContext['failureCode']): boolean =>
  code === 'moved' || code === 'refused' || code === 'gone';
