import { handInBuyerPaper } from '../../../../../contract/mall/buyer-papers';
import type { BuyerPaper } from '../../../../../domain/mall/purchase-right';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { paperDecisions } from '../../../../../server/world/buyers/paper-decisions';
import { bearing, type Person } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';

export const PDF = Buffer.from('%PDF-1.7 a licence');

/** Toluene, sold by permit only. */
export const TOLUENE = 'P0012';
export const TOLUENE_GOODS = 'toluene';

export const paperOf = (gateway: TestGateway, paper: BuyerPaper, change: object = {}) => ({
  paper,
  number: `沪 2026-${paper}`,
  validTo: daysAfter(dayAt(gateway.clock.now()), 100),
  permit: paper === 'PRECREG' ? { goodsId: TOLUENE_GOODS, kg: 3000 } : null,
  file: { fileName: `${paper}.pdf`, content: PDF.toString('base64') },
  ...change,
});

export const handedIn = (gateway: TestGateway, { token }: Pick<Person, 'token'>, given: object) =>
  gateway.post<{ paperId: string }>(handInBuyerPaper.path, given, bearing(token));

export async function readPaper(
  gateway: TestGateway,
  by: Pick<Person, 'token'>,
  paper: BuyerPaper,
  change: object = {},
): Promise<string> {
  const given = paperOf(gateway, paper, change);
  const { paperId } = (await handedIn(gateway, by, given)).data;
  const { goodsId = null, kg = null } = given.permit ?? {};
  const decisions = paperDecisions({ database: gateway.database, notify: async () => 'accepted' });
  await decisions.pass(paperId, { validTo: given.validTo, goodsId, kg }, new Date(gateway.clock.now()));
  return paperId;
}
