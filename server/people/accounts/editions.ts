import { randomUUID } from 'node:crypto';

import type { LegalDocument } from '../../../contract/content/content';
import { CODES } from '../../../contract/wire/envelope';
import { changesBetween } from '../../../domain/content/edition-changes';
import { ACCOUNT_TEXT_IDS, type AccountEditions, type AccountTextId } from '../../../domain/order/papers/protocol';
import { dayAt } from '../../../domain/values/days';
import type { Database, Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { agreementChanged } from '../sign-in/refusals';
import { agreementNeeded } from './messages';
import { accountStore } from './store';

export type EditionsIn = (queries: Queries) => {
  inForce(documentId: AccountTextId, now: Date): Promise<LegalDocument>;
  edition(documentId: AccountTextId, version: string): Promise<LegalDocument | undefined>;
  first(documentId: AccountTextId): Promise<string>;
  toCome(documentId: AccountTextId, now: Date): Promise<string | null>;
};

type Editions = ReturnType<EditionsIn>;

const NAMED_AS = { 'user-agreement': 'agreement', 'privacy-notice': 'privacy' } as const satisfies Record<
  AccountTextId,
  keyof AccountEditions
>;

export async function buildConsents(editions: Editions, agreed: AccountEditions | null, flow: string, agreedAt: Date) {
  return Promise.all(
    ACCOUNT_TEXT_IDS.map(async (document) => {
      const { version } = await editions.inForce(document, agreedAt);
      if (agreed?.[NAMED_AS[document]] !== version) throw agreementChanged();
      return { document, version, flow, agreedAt };
    }),
  );
}

async function lastAgreed(queries: Queries, userId: string, document: AccountTextId): Promise<string | null> {
  const [row] = await queries.query<{ version: string | null }>(
    'select max(version) as version from consents where user_id = $1 and document = $2',
    [userId, document],
  );
  return row?.version ?? null;
}

type StandSearch = { userId: string; documentId: AccountTextId; now: Date };

/**
 * State of a text for an account. The first edition counts as agreed at registration; consent is requested from the
 * second on.
 */
async function readTextStand(queries: Queries, editions: Editions, { userId, documentId, now }: StandSearch) {
  const holds = await editions.inForce(documentId, now);
  const [first, agreed, comes] = await Promise.all([
    editions.first(documentId),
    lastAgreed(queries, userId, documentId),
    editions.toCome(documentId, now),
  ]);
  const [before, next] = await Promise.all([
    editions.edition(documentId, agreed ?? first),
    comes === null ? undefined : editions.edition(documentId, comes),
  ]);
  return {
    documentId,
    holds: holds.version,
    isAgreed: holds.version === first || agreed === holds.version,
    changes: changesBetween(before?.sections ?? holds.sections, holds.sections),
    comes: next ? { version: next.version, changes: changesBetween(holds.sections, next.sections) } : null,
  };
}

/** Titles of texts in force after the first edition that this account has not agreed to. */
async function readOwedTexts(queries: Queries, userId: string, now: Date): Promise<string[]> {
  const owed = await queries.query<{ title: string }>(
    `select d.body ->> 'title' as title from legal_documents d
      where d.document_id in ($3, $4)
        and d.version = (select max(version) from legal_documents where document_id = d.document_id and version <= $2)
        and d.version > (select min(version) from legal_documents where document_id = d.document_id)
        and not exists (select 1 from consents c
          where c.user_id = $1 and c.document = d.document_id and c.version = d.version)
      order by d.document_id desc`,
    [userId, dayAt(now.getTime()), ...ACCOUNT_TEXT_IDS],
  );
  return owed.map(({ title }) => title);
}

/** Without consent a user can read and keep orders, but place none. */
export async function holdToEditions(inside: Queries, userId: string, now: Date): Promise<void> {
  const owed = await readOwedTexts(inside, userId, now);
  if (owed.length === 0) return;
  throw new Refusal(CODES.agreementNeeded, agreementNeeded(owed.map((title) => `《${title}》`).join('、')));
}

export const editionsOfAccounts = (database: Database, editionsIn: EditionsIn, now: () => Date) => ({
  async look(userId: string) {
    const at = now();
    const editions = editionsIn(database);
    const stand = (documentId: AccountTextId) => readTextStand(database, editions, { userId, documentId, now: at });
    return { texts: await Promise.all(ACCOUNT_TEXT_IDS.map(stand)) };
  },
  /** Repeated consent, as from another tab, changes no row. */
  async agree(userId: string, agreed: AccountEditions): Promise<void> {
    await database.tx(async (inside) => {
      const consents = await buildConsents(editionsIn(inside), agreed, 'renewal', now());
      for (const one of consents) await accountStore(inside).keepConsent({ ...one, id: randomUUID(), userId });
    });
  },
});

export type EditionsOfAccounts = ReturnType<typeof editionsOfAccounts>;
