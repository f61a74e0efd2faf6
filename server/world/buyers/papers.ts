import { randomUUID } from 'node:crypto';

import type { handInBuyerPaper } from '../../../contract/mall/buyer-papers';
import type { RequestOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import {
  isValidExpiry,
  MOST_WAITING,
  type OwnPaper,
  type OwnPapers,
  type Substance,
} from '../../../domain/mall/buyer-papers';
import { type Day, dayAt } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import { goodsById } from '../dangerous-goods/library';
import type { Database } from '../../base/database/database';
import { readLicence } from '../../people/enterprises/licence';
import { badRequest, notFoundFault, Refusal } from '../../base/http/refusal';
import { findEnterpriseOf } from './known';
import { BUYER_PAPER_MESSAGES as messages } from './messages';
import { type PaperRow, paperStore } from './paper-store';

export type PapersDeps = { database: Database; clock: Clock; substances: () => Promise<readonly Substance[]> };

type PaperRequest = RequestOf<typeof handInBuyerPaper>;

/** The library names substances no longer sold. */
const namedSubstance = (goodsId: string): Substance => ({ goodsId, nameCn: goodsById(goodsId)?.nameCn ?? goodsId });

export const buildPermit = ({
  goodsId,
  kg,
  usedKg,
}: Pick<PaperRow, 'goodsId' | 'kg' | 'usedKg'>): OwnPaper['permit'] =>
  goodsId === null || kg === null ? null : { substance: namedSubstance(goodsId), kg, leftKg: Math.max(0, kg - usedKg) };

export const ownPaperBuilder =
  (today: Day) =>
  (row: PaperRow): OwnPaper => ({
    paperId: row.paperId,
    paper: row.paper,
    number: row.number,
    validTo: row.validTo,
    isExpired: row.validTo < today,
    permit: buildPermit(row),
    fileName: row.fileName,
    handedAt: row.handedAt.toISOString(),
    state: row.state,
    reason: row.reason,
  });

export const papersService = ({ database, clock, substances }: PapersDeps) => ({
  async read(userId: string): Promise<OwnPapers> {
    const enterprise = await findEnterpriseOf(database, userId);
    const today = dayAt(clock.now());
    const rows = enterprise ? await paperStore(database).ofEnterprise(enterprise.enterpriseId) : [];
    return {
      mayHandIn: enterprise?.status === 'PASS',
      today,
      substances: await substances(),
      records: rows.map(ownPaperBuilder(today)),
    };
  },

  async handIn(userId: string, { paper, number, validTo, permit, file }: PaperRequest): Promise<{ paperId: string }> {
    const now = clock.now();
    if (!isValidExpiry(validTo, dayAt(now))) throw badRequest(messages.validTo, 'validTo');
    if (permit && !(await substances()).some(({ goodsId }) => goodsId === permit.goodsId))
      throw badRequest(messages.substance, 'permit');
    const scan = await readLicence(file.content);
    if (!scan) throw new Refusal(CODES.licenceRefused, messages.unreadable);
    const paperId = randomUUID();
    await database.tx(async (inside) => {
      const enterprise = await findEnterpriseOf(inside, userId);
      if (enterprise?.status !== 'PASS') throw new Refusal(CODES.moveRefused, messages.verifyFirst);
      const { enterpriseId } = enterprise;
      await inside.query('select id from enterprises where id = $1 for no key update', [enterpriseId]);
      const papers = paperStore(inside);
      if ((await papers.waitingOf(enterpriseId)) >= MOST_WAITING) throw new Refusal(CODES.bounded, messages.tooMany);
      await papers.keep({
        paperId,
        enterpriseId,
        userId,
        paper,
        number: number.trim(),
        validTo,
        goodsId: permit?.goodsId ?? null,
        kg: permit?.kg ?? null,
        file: { name: file.fileName, ...scan },
        now: new Date(now),
      });
    });
    return { paperId };
  },

  /** An undecided paper is deleted completely; another enterprise's is not found. */
  takeBack: (userId: string, paperId: string): Promise<void> =>
    database.tx(async (inside) => {
      const enterprise = await findEnterpriseOf(inside, userId);
      const papers = paperStore(inside);
      const state = enterprise && (await papers.held(paperId, enterprise.enterpriseId));
      if (state === undefined) throw notFoundFault();
      if (state !== 'HANDED_IN') throw new Refusal(CODES.moveRefused, messages.decided);
      await papers.drop(paperId);
    }),
});
