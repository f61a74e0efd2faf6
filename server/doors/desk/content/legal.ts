import type { LegalDocument } from '../../../../contract/content/content';
import { LEGAL_BAR_WORDS } from '../../../../domain/content/fault-words';
import { earliestEditionDay, legalBars, type LegalStand, type LegalText } from '../../../../domain/content/legal';
import type { LegalId } from '../../../../domain/order/papers/protocol';
import { dayAt } from '../../../../domain/values/days';
import type { DocumentRef, editingWithin, DocumentRecord } from '../../../world/cms/editing';
import { createEditions } from '../../../world/content/store';
import { currentLegalText } from '../../../world/content/text';
import type { Queries } from '../../../base/database/database';
import { badRequest } from '../../../base/http/refusal';

type Doing = { staffId: string; at: Date };

const OF = `where kind = 'legal' and key = $1`;

/** Editions of a legal text at the desk, for texts kept among the documents. */
export function legalWithin(inside: Queries, { key }: Pick<DocumentRef, 'key'>, { staffId, at }: Doing) {
  const documentId = key as LegalId;
  const editions = createEditions(inside);

  async function drafters(): Promise<string[]> {
    const [row] = await inside.query<{ by: string[] }>(`select drafted_by as by from documents ${OF}`, [key]);
    return row?.by ?? [];
  }

  const newest = async (): Promise<LegalDocument> => {
    const comes = await editions.toCome(documentId, at);
    const found = comes === null ? undefined : await editions.edition(documentId, comes);
    return found ?? editions.inForce(documentId, at);
  };

  async function stand({ draft }: Pick<DocumentRecord, 'draft'>): Promise<LegalStand> {
    const { version: holds } = await editions.inForce(documentId, at);
    const comes = await editions.toCome(documentId, at);
    const isOwn = draft !== null && (await drafters()).includes(staffId);
    return { holds, comes, from: earliestEditionDay(documentId, dayAt(at.getTime()), holds), isOwn };
  }

  return {
    stand,

    /** Without a draft: the newest edition, published at the desk or by a release. */
    text: async (): Promise<LegalText> => currentLegalText(await newest()),

    async noteDrafter({ isFresh }: { isFresh: boolean }): Promise<void> {
      const all = new Set([...(isFresh ? [] : await drafters()), staffId]);
      await inside.query(`update documents set drafted_by = $2::jsonb ${OF}`, [key, JSON.stringify([...all])]);
    },

    /** The next edition is stored beside the one in force until its day. */
    async publish(editing: ReturnType<typeof editingWithin>, row: DocumentRecord): Promise<string | null> {
      const text = row.draft as LegalText | null;
      if (text === null) return null;
      const standing = await stand(row);
      const [bar] = legalBars(standing, text.effectiveOn);
      if (bar) throw badRequest(LEGAL_BAR_WORDS[bar](standing));
      await editing.publish({ kind: 'legal', key }, { by: staffId });
      await editions.publish({ ...text, documentId, version: text.effectiveOn }, at);
      return text.effectiveOn;
    },

    /** The withdrawn edition becomes the draft, unless another draft exists. The edition in force stays. */
    async takeBack(editing: ReturnType<typeof editingWithin>): Promise<string | null> {
      const comes = await editions.toCome(documentId, at);
      if (comes === null) return null;
      const taken = currentLegalText(await newest());
      await editing.takeBack({ kind: 'legal', key }, { by: staffId });
      await editions.takeBack(documentId, comes, at);
      const holds = currentLegalText(await editions.inForce(documentId, at));
      await inside.query(
        `update documents set state = 'PUBLISHED', body = $2::jsonb, draft = coalesce(draft, $3::jsonb) ${OF}`,
        [key, JSON.stringify(holds), JSON.stringify(taken)],
      );
      return comes;
    },
  };
}
