import type { LegalDocument } from '../../../contract/content/content';
import type { LegalId } from '../../../domain/order/papers/protocol';
import { dayAt } from '../../../domain/values/days';
import type { Queries } from '../../base/database/database';

type Row = { body: LegalDocument };

/** Editions of texts. A version is its first day in force, Shanghai calendar. */
export const createEditions = ({ query }: Queries) => ({
  /** Published editions never change, because users consented to these words. */
  async publish(document: LegalDocument, at: Date): Promise<void> {
    await query(
      `insert into legal_documents (document_id, version, body, published_at) values ($1, $2, $3, $4)
       on conflict (document_id, version) do nothing`,
      [document.documentId, document.version, JSON.stringify(document), at],
    );
  },

  /** Newest edition whose day has come; before the first day, the first edition. */
  async inForce(documentId: LegalId, now: Date): Promise<LegalDocument> {
    const [row] = await query<Row>(
      `select body from legal_documents where document_id = $1
        order by version <= $2 desc, case when version <= $2 then version end desc, version limit 1`,
      [documentId, dayAt(now.getTime())],
    );
    if (!row) throw new Error(`a text without an edition: ${documentId}`);
    return row.body;
  },

  async first(documentId: LegalId): Promise<string> {
    const [row] = await query<{ version: string | null }>(
      'select min(version) as version from legal_documents where document_id = $1',
      [documentId],
    );
    return row?.version ?? '';
  },

  /** Day of the next edition not yet in force; null if none. The first edition counts as always in force. */
  async toCome(documentId: LegalId, now: Date): Promise<string | null> {
    const [row] = await query<{ version: string }>(
      `select version from legal_documents where document_id = $1 and version > $2
          and version > (select min(version) from legal_documents where document_id = $1) order by version limit 1`,
      [documentId, dayAt(now.getTime())],
    );
    return row?.version ?? null;
  },

  /** Safe before its day: no one can have agreed to it. */
  async takeBack(documentId: LegalId, version: string, now: Date): Promise<void> {
    await query('delete from legal_documents where document_id = $1 and version = $2 and version > $3', [
      documentId,
      version,
      dayAt(now.getTime()),
    ]);
  },

  async edition(documentId: LegalId, version: string): Promise<LegalDocument | undefined> {
    const [row] = await query<Row>('select body from legal_documents where document_id = $1 and version = $2', [
      documentId,
      version,
    ]);
    return row?.body;
  },
});

export type Editions = ReturnType<typeof createEditions>;
