import type { RequestOf } from '../../../../contract/wire/endpoint';
import type { actOnContent, actOnLegalText, saveContent } from '../../../../contract/house/content';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { campaignPhase } from '../../../../domain/campaigns/campaign';
import { type DocumentKind, type DocumentText, writeDocument } from '../../../../domain/content/document';
import type { LegalId } from '../../../../domain/order/papers/protocol';
import { type ContentDeed, DEED_OF, isContentKey, isLegalAct } from '../../../../domain/house/content';
import type { Clock } from '../../../base/clock';
import {
  type DocumentRef,
  editingWithin,
  type DocumentRecord,
  readVersions,
  listDocuments,
} from '../../../world/cms/editing';
import { helpTallies, readHelpVotes } from '../../../world/cms/help-votes';
import { countedBelow } from '../../../trade/fees/counted';
import type { TariffWatch } from '../../../trade/tariffs/tariffs';
import type { Database, Queries } from '../../../base/database/database';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import { noteAct } from '../../../base/house-log/log';
import { DESK_MESSAGES as messages } from '../messages';
import { holdToPromises, standWithin } from './campaigns';
import { parseDocument } from './document-of';
import { legalWithin } from './legal';
import { caseMoved } from '../turn';

export type ContentDeskDeps = { database: Database; clock: Clock; tariffs: Pick<TariffWatch, 'current'> };

type Saved = RequestOf<typeof saveContent>;
type Acted = RequestOf<typeof actOnContent>;
type ActedOnLegal = RequestOf<typeof actOnLegalText>;
type Editing = ReturnType<typeof editingWithin>;

/** Only one of two editors with the same turn writes; the other gets a 409. */
async function lockDocument(editing: Editing, ref: DocumentRef, turn: number): Promise<DocumentRecord> {
  const row = await editing.held(ref);
  if (!row) throw notFoundFault();
  if (row.turn !== turn) throw caseMoved();
  return row;
}

const isNumbered = (kind: DocumentKind): boolean => kind === 'news' || kind === 'campaign';

const documentBody = ({ draft, body }: DocumentRecord): DocumentText => {
  const text = draft ?? body;
  if (!text) throw new Error('a document without a text');
  return text;
};

/** News and help at the desk: each act takes its turn and writes its log line in one transaction. */
export function contentDesk({ database, clock, tariffs }: ContentDeskDeps) {
  const does = <TResult>(work: (doing: Doing) => Promise<TResult>, staffId: string) =>
    database.tx((inside) => {
      const at = new Date(clock.now());
      const note: Note = (act, { kind, key }, said = '') =>
        noteAct(inside, { at, staffId, act, subject: `${kind}/${key}`, said });
      const legal = (key: string) => legalWithin(inside, { key }, { staffId, at });
      return work({ editing: editingWithin(inside, at), note, legal, staffId, inside });
    });

  async function write({ kind, key, turn, written }: Saved, { editing, legal }: Doing): Promise<string> {
    const document = parseDocument({ kind, written, key });
    if (key !== null && !isContentKey(kind, key)) throw badRequest(messages.contentKey);
    if (key !== null && turn !== null) {
      const { draft } = await lockDocument(editing, { kind, key }, turn);
      await editing.rewrite({ kind, key }, document);
      if (kind === 'legal') await legal(key).noteDrafter({ isFresh: draft === null });
      return key;
    }
    if (turn !== null || kind === 'legal' || (key === null) !== isNumbered(kind)) throw badRequest(messages.contentKey);
    const given = await editing.write(kind, document, key);
    if (given === undefined) throw new Refusal(HOUSE_CODES.contentTaken, messages.contentTaken, { status: 409 });
    return given;
  }

  async function done({ act, kind, key, turn, number }: Acted, doing: Doing): Promise<boolean> {
    const { editing, legal, staffId, inside } = doing;
    const ref = { kind, key };
    // Publishing is serialised, so that two campaigns cannot take one slug.
    if (kind === 'campaign' && act === 'publish') await editing.alone();
    const row = await lockDocument(editing, ref, turn);
    if (kind === 'legal' && isLegalAct(act)) return false;
    if (kind === 'campaign' && act === 'publish') await holdToPromises(inside, key, row);
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
      const [lines, tallies] = await Promise.all([listDocuments(database), helpTallies(database)]);
      return {
        records: lines.map(({ version: _, changedAt, span, ...line }) => ({
          ...line,
          phase:
            span &&
            campaignPhase({ startsAt: Date.parse(span.startsAt), endsAt: Date.parse(span.endsAt) }, clock.now()),
          changedAt: changedAt.toISOString(),
          votes: line.kind === 'help' ? (tallies.get(line.key) ?? null) : null,
        })),
      };
    },

    async read(ref: DocumentRef, staffId: string) {
      const at = new Date(clock.now());
      const row = await database.tx((inside) => editingWithin(inside, at).held(ref));
      if (!row) throw notFoundFault();
      const legal = ref.kind === 'legal' ? legalWithin(database, ref, { staffId, at }) : null;
      const past = await readVersions(database, ref);
      const isReadHelp = ref.kind === 'help' && row.state !== 'DRAFT';
      return {
        ...ref,
        state: row.state,
        turn: row.turn,
        hasDraft: row.draft !== null,
        publishedAt: row.state === 'DRAFT' ? null : row.publishedAt.toISOString(),
        written: writeDocument(ref.kind, legal && row.draft === null ? await legal.text() : documentBody(row)),
        past: past.map((one) => ({ ...one, at: one.at.toISOString() })),
        votes: isReadHelp ? await readHelpVotes(database, { code: ref.key, version: row.version }) : null,
        legal: legal && (await legal.stand(row)),
        campaign: ref.kind === 'campaign' ? await standWithin(database, ref.key, row) : null,
        counted: legal ? await countedBelow(ref.key as LegalId, tariffs) : [],
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
        if (!row) throw notFoundFault();
        return { state: row.state };
      }, staffId),

    actOnLegal: ({ act, key, turn }: ActedOnLegal, staffId: string) =>
      does(async ({ editing, note, legal }) => {
        const ref = { kind: 'legal', key } as const;
        const row = await lockDocument(editing, ref, turn);
        const editions = legal(key);
        const version = await (act === 'publish' ? editions.publish(editing, row) : editions.takeBack(editing));
        if (version === null) throw badRequest(messages.contentCannot);
        await note(DEED_OF[act], ref, version);
        return { state: row.state };
      }, staffId),
  };
}

type Note = (act: ContentDeed, ref: DocumentRef, said?: string) => Promise<void>;
type Doing = {
  editing: Editing;
  note: Note;
  legal: (key: string) => ReturnType<typeof legalWithin>;
  staffId: string;
  inside: Queries;
};
