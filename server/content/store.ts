import type { LegalDocument, LegalDocumentId } from '../../contract/content';
import type { Database } from '../database/database';

type Row = { body: LegalDocument };

export const createContentStore = (database: Database) => ({
  /** A version once published is never changed: somebody has consented to these very words. */
  async publish(document: LegalDocument, at: Date): Promise<void> {
    await database.query(
      `insert into legal_documents (document_id, version, body, published_at) values ($1, $2, $3, $4)
       on conflict (document_id, version) do nothing`,
      [document.documentId, document.version, JSON.stringify(document), at],
    );
  },

  async newest(documentId: LegalDocumentId): Promise<LegalDocument | undefined> {
    const [row] = await database.query<Row>(
      'select body from legal_documents where document_id = $1 order by version desc limit 1',
      [documentId],
    );
    return row?.body;
  },
});

export type ContentStore = ReturnType<typeof createContentStore>;
