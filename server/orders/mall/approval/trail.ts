import { createHash } from 'node:crypto';

import type { TrailEvent } from '../../../../domain/mall/approval';
import type { Queries } from '../../../base/database/database';
import { addressGroup } from '../../../base/http/client-address';

export type Origin = { address: string; agent: string };

export const OWNER = 'owner';

export const UNSEEN: Origin = { address: '', agent: '' };

export type TrailRow = {
  seq: number;
  at: Date;
  who: string;
  what: TrailEvent;
  approvalId: string;
  revision: string;
  said: string;
  network: string;
  agent: string;
  prevHash: string;
  hash: string;
};

type TrailEntry = Omit<TrailRow, 'hash'>;
export type TrailInput = Pick<TrailRow, 'at' | 'who' | 'what' | 'approvalId' | 'revision'> & { said?: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const HOST = /\.\d+$/;
const truncatedNetwork = (address: string): string => addressGroup(address).replace(HOST, '.0');

const trailEntryHash = ({
  seq,
  at,
  who,
  what,
  approvalId,
  revision,
  said,
  network,
  agent,
  prevHash,
}: TrailEntry): string =>
  sha256(
    `${prevHash}\n${JSON.stringify([seq, at.toISOString(), who, what, approvalId, revision, said, network, agent])}`,
  );

/** First line that was altered or does not follow its predecessor; null if none. */
export function findBrokenEntry(rows: readonly TrailRow[]): number | null {
  const broken = rows.findIndex(
    (row, at) => row.seq !== at + 1 || row.prevHash !== (rows[at - 1]?.hash ?? '') || row.hash !== trailEntryHash(row),
  );
  return broken === -1 ? null : broken + 1;
}

const COLUMNS = `seq, at, who, what, approval_id as "approvalId", revision, said, network, agent,
  prev_hash as "prevHash", hash`;

export const trailStore = (queries: Queries) => ({
  of: (userId: string): Promise<TrailRow[]> =>
    queries.query<TrailRow>(`select ${COLUMNS} from purchase_trail where user_id = $1 order by seq`, [userId]),
  /** The caller must hold the list's lock, so that no two lines share a predecessor. */
  async add(userId: string, { said = '', ...happened }: TrailInput, { address, agent }: Origin): Promise<void> {
    const [last] = await queries.query<{ seq: number; hash: string }>(
      'select seq, hash from purchase_trail where user_id = $1 order by seq desc limit 1',
      [userId],
    );
    const row: TrailEntry = {
      ...happened,
      said,
      seq: (last?.seq ?? 0) + 1,
      network: truncatedNetwork(address),
      agent: sha256(agent).slice(0, 16),
      prevHash: last?.hash ?? '',
    };
    await queries.query(
      `insert into purchase_trail (user_id, seq, at, who, what, approval_id, revision, said, network, agent, prev_hash, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        userId,
        row.seq,
        row.at,
        row.who,
        row.what,
        row.approvalId,
        row.revision,
        row.said,
        row.network,
        row.agent,
        row.prevHash,
        trailEntryHash(row),
      ],
    );
  },
});
