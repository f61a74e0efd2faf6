import type { RequestOf } from '../../../contract/endpoint';
import type { actOnContent, actOnLegalText, saveContent } from '../../../contract/house/content';
import { HOUSE_CODES } from '../../../contract/house/codes';
import { type DocumentText, readDocument, writtenOf } from '../../../domain/content/document';
import { hasUnseen } from '../../../domain/content/plain-text';
import { type ContentDeed, DEED_OF, isContentKey, isLegalAct } from '../../../domain/house/content';
import type { Clock } from '../../clock';
import { DOCUMENT_FAULTS } from '../../cms/document-file';
import { type DocumentRef, editingWithin, type Held, historyOf, listed } from '../../cms/editing';
import { helpTallies, helpVotesOf } from '../../cms/help-votes';
import type { Database } from '../../database/database';
import { badRequest, notFound, Refusal } from '../../http/refusal';
import { noteAct } from '../log';
import { DESK_MESSAGES as messages } from '../messages';
import { legalWithin } from './legal';
import { caseMoved } from '../turn';

export type ContentDeskDeps = { database: Database; clock: Clock };

type Saved = RequestOf<typeof saveContent>;
type Acted = RequestOf<typeof actOnContent>;
type ActedOnLegal = RequestOf<typeof actOnLegalText>;
type Editing = ReturnType<typeof editingWithin>;

/** What is typed, as it would be read; every reason why it cannot be, where it cannot. */
function documentOf({ kind, written }: Pick<Saved, 'kind' | 'written'>): DocumentText {
  const texts = [...Object.values(written.heads).map((head) => head ?? ''), written.text];
  if (texts.some(hasUnseen)) throw badRequest(messages.unseen);
  const found = readDocument(kind, written);
  if ('document' in found) return found.document;
  throw badRequest(found.faults.map((fault) => DOCUMENT_FAULTS[fault]).join('；'));
}

/** Of two who have read the same turn one writes, and the other is told. */
async function heldAt(editing: Editing, ref: DocumentRef, turn: number): Promise<Held> {
  const row = await editing.held(ref);
  if (!row) throw notFound();
  if (row.turn !== turn) throw caseMoved();
  return row;
}

const bodyOf = ({ draft, body }: Held): DocumentText => {
  const text = draft ?? body;
  if (!text) throw new Error('a document without a text');
  return text;
};

/** News and pages of help at the desk: each act takes its turn and leaves its line in the transaction that does it. */
export function contentDesk({ database, clock }: ContentDeskDeps) {
  const does = <TResult>(work: (doing: Doing) => Promise<TResult>, staffId: string) =>
    database.tx((inside) => {
      const at = new Date(clock.now());
      const note: Note = (act, { kind, key }, said = '') =>
        noteAct(inside, { at, staffId, act, subject: `${kind}/${key}`, said });
      const legal = (key: string) => legalWithin(inside, { key }, { staffId, at });
      return work({ editing: editingWithin(inside, at), note, legal, staffId });
    });

  async function write({ kind, key, turn, written }: Saved, { editing, legal }: Doing): Promise<string> {
    const document = documentOf({ kind, written });
    if (key !== null && !isContentKey(kind, key)) throw badRequest(messages.contentKey);
    if (key !== null && turn !== null) {
      const { draft } = await heldAt(editing, { kind, key }, turn);
      await editing.rewrite({ kind, key }, document);
      if (kind === 'legal') await legal(key).noteDrafter({ isFresh: draft === null });
      return key;
    }
    if (turn !== null || kind === 'legal' || (key === null) !== (kind === 'news'))
      throw badRequest(messages.contentKey);
    const given = await editing.write(kind, document, key);
    if (given === undefined) throw new Refusal(HOUSE_CODES.contentTaken, messages.contentTaken, { status: 409 });
    return given;
  }

  async function done({ act, kind, key, turn, number }: Acted, { editing, legal, staffId }: Doing): Promise<boolean> {
    const ref = { kind, key };
    const row = await heldAt(editing, ref, turn);
    if (kind === 'legal' && isLegalAct(act)) return false;
    if (act === 'publish') return (await editing.publish(ref, { by: staffId })) === 'published';
    if (act === 'takeBack') return editing.takeBack(ref, { by: staffId });
    if (act === 'restore') {
      if (number === null || row.draft !== null || !(await editing.restore(ref, number))) return false;
      if (kind === 'legal') await legal(key).noteDrafter({ isFresh: true });
      return true;
    }
    return row.body !== null && row.draft !== null && editing.drop(ref);
  }

  return {
    async list() {
      const [lines, tallies] = await Promise.all([listed(database), helpTallies(database)]);
      return {
        records: lines.map(({ version: _, changedAt, ...line }) => ({
          ...line,
          changedAt: changedAt.toISOString(),
          votes: line.kind === 'help' ? (tallies.get(line.key) ?? null) : null,
        })),
      };
    },

    async read(ref: DocumentRef, staffId: string) {
      const at = new Date(clock.now());
      const row = await database.tx((inside) => editingWithin(inside, at).held(ref));
      if (!row) throw notFound();
      const legal = ref.kind === 'legal' ? legalWithin(database, ref, { staffId, at }) : null;
      const past = await historyOf(database, ref);
      const isReadHelp = ref.kind === 'help' && row.state !== 'DRAFT';
      return {
        ...ref,
        state: row.state,
        turn: row.turn,
        hasDraft: row.draft !== null,
        publishedAt: row.state === 'DRAFT' ? null : row.publishedAt.toISOString(),
        written: writtenOf(ref.kind, legal && row.draft === null ? await legal.text() : bodyOf(row)),
        past: past.map((one) => ({ ...one, at: one.at.toISOString() })),
        votes: isReadHelp ? await helpVotesOf(database, { code: ref.key, version: row.version }) : null,
        legal: legal && (await legal.stand(row)),
      };
    },

    save: (asked: Saved, staffId: string) =>
      does(async (doing) => {
        const key = await write(asked, doing);
        await doing.note('content.drafted', { kind: asked.kind, key });
        return { key };
      }, staffId),

    act: (asked: Acted, staffId: string) =>
      does(async (doing) => {
        const { editing, note } = doing;
        const ref = { kind: asked.kind, key: asked.key };
        if (!(await done(asked, doing))) throw badRequest(messages.contentCannot);
        await note(DEED_OF[asked.act], ref, asked.number === null ? '' : String(asked.number));
        const row = await editing.held(ref);
        if (!row) throw notFound();
        return { state: row.state };
      }, staffId),

    /** Publishes the next edition, or takes it back before it holds. */
    actOnLegal: ({ act, key, turn }: ActedOnLegal, staffId: string) =>
      does(async ({ editing, note, legal }) => {
        const ref = { kind: 'legal', key } as const;
        const row = await heldAt(editing, ref, turn);
        const editions = legal(key);
        const version = await (act === 'publish' ? editions.publish(editing, row) : editions.takeBack(editing));
        if (version === null) throw badRequest(messages.contentCannot);
        await note(DEED_OF[act], ref, version);
        return { state: row.state };
      }, staffId),
  };
}

type Note = (act: ContentDeed, ref: DocumentRef, said?: string) => Promise<void>;
type Doing = { editing: Editing; note: Note; legal: (key: string) => ReturnType<typeof legalWithin>; staffId: string };
