import { createHash, randomBytes } from 'node:crypto';
import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import { ownHelpVote, voteOnHelp } from '../../../contract/content/help-votes';
import { type HelpTally, type HelpVote, helpVoteFault, type HelpVotes } from '../../../domain/content/help-vote';
import type { Clock } from '../../base/clock';
import { countOfDay } from '../../base/counts/day-bound';
import type { Database, Queries } from '../../base/database/database';
import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';
import { badRequest, notFoundFault, Refusal } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { HELP_VOTE_FAULTS } from '../../../domain/content/fault-words';

const HELP_VOTE_MESSAGES = {
  moved: '这一页刚刚改过，请重新载入后再评价',
  tooMany: '今天的评价太多了，请明天再试，或写信告诉我们',
  faults: HELP_VOTE_FAULTS,
};

const COOKIE = 'helpReader';
const FORM = /^[\w-]{22}$/;
/** Lifetime stated on the page. */
const LIFETIME_SECONDS = 180 * 86_400;

/** Voter id of a browser: set with the first vote, sent to these paths only. */
const readVoter = (call: Pick<Call, 'header'>): string | undefined => readCookie(call, COOKIE, FORM);

function keepReader(call: Pick<Call, 'header' | 'secure' | 'setCookie'>): string {
  const reader = readVoter(call) ?? randomBytes(16).toString('base64url');
  call.setCookie(
    `${COOKIE}=${reader}; Path=/api-cms/help; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${call.secure ? '; Secure' : ''}`,
  );
  return reader;
}

const readerDigest = (reader: string): Buffer => createHash('sha256').update(reader).digest();

/** Per browser, changes included; per address, first votes only, so that one person cannot block an office. */
const MOST_A_DAY = 300;
const SAID_SHOWN = 50;

type VoteRequest = RequestOf<typeof ownHelpVote>;

async function readVote({ query }: Queries, { code, version }: VoteRequest, reader: Buffer): Promise<HelpVote | null> {
  const [row] = await query<HelpVote>(
    'select helped, reason, words from help_votes where code = $1 and version = $2 and reader = $3',
    [code, version, reader],
  );
  return row ?? null;
}

/** A vote counts for the version read; one on an outdated page is refused with that reason. */
async function refuseOther({ query }: Queries, { code, version }: VoteRequest): Promise<void> {
  const [row] = await query<{ version: number }>(
    `select version from documents where kind = 'help' and key = $1 and state = 'PUBLISHED' for share`,
    [code],
  );
  if (!row) throw notFoundFault();
  if (row.version !== version) throw new Refusal(CODES.moveRefused, HELP_VOTE_MESSAGES.moved, { status: 409 });
}

type VoteDeps = { database: Database; clock: Clock };
type Cast = RequestOf<typeof voteOnHelp> & { reader: string; address: string };

const casting =
  ({ database, clock }: VoteDeps) =>
  ({ reader, address, ...vote }: Cast): Promise<ReplyOf<typeof voteOnHelp>> =>
    database.tx(async (inside) => {
      const { code, version, helped, reason, words } = vote;
      const [digest, now] = [readerDigest(reader), new Date(clock.now())];
      await refuseOther(inside, vote);
      const isFirst = (await readVote(inside, vote, digest)) === null;
      const counted = { kind: 'help vote', own: digest.toString('hex'), address: isFirst ? address : null };
      if ((await countOfDay(inside, { ...counted, most: MOST_A_DAY }, now)) !== null)
        throw new Refusal(CODES.tooMany, HELP_VOTE_MESSAGES.tooMany, { status: 429 });
      await inside.query(
        `insert into help_votes (code, version, reader, helped, reason, words, at) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (code, version, reader) do update set
           helped = excluded.helped, reason = excluded.reason, words = excluded.words, at = excluded.at`,
        [code, version, digest, helped, reason, words, now],
      );
      return { vote: { helped, reason, words } };
    });

/** 有帮助吗: what the readers of a page say of it, each browser once of each version. */
export function helpVoteRoutes(deps: VoteDeps): Route[] {
  const cast = casting(deps);
  return [
    serve(ownHelpVote, async (asked, call) => {
      const reader = readVoter(call);
      return { vote: reader === undefined ? null : await readVote(deps.database, asked, readerDigest(reader)) };
    }),
    serve(voteOnHelp, (asked, call) => {
      const fault = helpVoteFault(asked);
      if (fault !== null) throw badRequest(HELP_VOTE_MESSAGES.faults[fault], fault === 'reason' ? 'reason' : 'words');
      return cast({ ...asked, words: asked.words.trim(), reader: keepReader(call), address: call.address });
    }),
  ];
}

export async function helpTallies({ query }: Queries): Promise<ReadonlyMap<string, HelpTally>> {
  const rows = await query<HelpTally & { code: string }>(
    `select v.code, count(*) filter (where v.helped)::int as helped, count(*) filter (where not v.helped)::int as unhelped
       from help_votes v join documents d on d.kind = 'help' and d.key = v.code and d.version = v.version
      group by v.code`,
  );
  return new Map(rows.map(({ code, ...tally }) => [code, tally]));
}

/** Votes and comments on this version, and the number of votes on earlier ones. */
export async function readHelpVotes({ query }: Queries, { code, version }: VoteRequest): Promise<HelpVotes> {
  const counts = await query<HelpTally & { isNow: boolean }>(
    `select version = $2 as "isNow", count(*) filter (where helped)::int as helped,
            count(*) filter (where not helped)::int as unhelped
       from help_votes where code = $1 and version <= $2 group by 1`,
    [code, version],
  );
  const reasons = await query<HelpVotes['reasons'][number]>(
    `select reason, count(*)::int as count from help_votes
      where code = $1 and version = $2 and not helped group by reason order by count(*) desc, reason`,
    [code, version],
  );
  const said = await query<{ at: Date } & Omit<HelpVotes['said'][number], 'at'>>(
    `select at, reason, words from help_votes where code = $1 and version = $2 and words <> ''
      order by at desc, reader limit ${SAID_SHOWN}`,
    [code, version],
  );
  const tally = (isNow: boolean): HelpTally => {
    const { helped = 0, unhelped = 0 } = counts.find((row) => row.isNow === isNow) ?? {};
    return { helped, unhelped };
  };
  return {
    ...tally(true),
    reasons,
    said: said.map((one) => ({ ...one, at: one.at.toISOString() })),
    before: tally(false),
  };
}
