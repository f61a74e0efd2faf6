import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { saveContent } from '../../../../contract/house/content';
import { type DocumentText, readDocument, documentTexts } from '../../../../domain/content/document';
import { hasUnseen } from '../../../../domain/values/plain-text';
import { DOCUMENT_FAULTS } from '../../../world/cms/document-file';
import { badRequest } from '../../../base/http/refusal';
import { DESK_MESSAGES as messages } from '../messages';

/** The typed document as readers would see it; refuses with all reasons at once. */
export function parseDocument({
  kind,
  written,
  key,
}: Pick<RequestOf<typeof saveContent>, 'kind' | 'written' | 'key'>): DocumentText {
  if (documentTexts(written).some(hasUnseen)) throw badRequest(messages.unseen);
  const found = readDocument(kind, written, key);
  if ('document' in found) return found.document;
  throw badRequest(found.faults.map((fault) => DOCUMENT_FAULTS[fault]).join('；'));
}
