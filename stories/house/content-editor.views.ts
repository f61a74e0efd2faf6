import { readDocument, type DocumentText } from '../../domain/content/document';
import { legalBars } from '../../domain/content/legal';
import { barsOfCampaign, type ContentCase, contentActs, mayDoAct } from '../../domain/house/content';
import type { ContentEditorView as View } from '../../machines/house/content-editor';

const previewOf = ({ kind, written }: ContentCase): DocumentText | null => {
  const found = readDocument(kind, written);
  return 'document' in found ? found.document : null;
};

export const viewOf = (shown: ContentCase): View => ({
  ref: { kind: shown.kind, key: shown.key },
  canWrite: true,
  canPublish: false,
  key: '',
  shown,
  form: shown.written,
  failureCode: null,
  stage: 'open',
  isAsking: false,
  isParting: false,
  isWorking: false,
  isChanged: false,
  isBehind: false,
  faults: [],
  preview: previewOf(shown),
  acts: contentActs(shown).filter((act) => mayDoAct(shown.kind, act, { canWrite: true, canPublish: false })),
  bars: shown.legal && shown.hasDraft ? legalBars(shown.legal, shown.written.heads.effectiveOn ?? '') : [],
  promises: shown.hasDraft ? barsOfCampaign(shown) : [],
  partFaults: [],
  removed: null,
  told: null,
  mayPreview: shown.kind === 'campaign',
});
