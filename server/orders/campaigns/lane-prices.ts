import type { CampaignBlock, LanePrice } from '../../../domain/campaigns/campaign';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { answerOf } from '../../../domain/offer/answer';
import { pathOf } from '../../../domain/routes';
import { dayAt, daysBetween } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import type { Offers } from '../../trade/market/offers';
import { placeNamed } from '../../world/ports/catalogue';

type PriceList = Extract<CampaignBlock, { type: 'priceList' }>;

const dayOf = (moment: string) => dayAt(momentIn(moment) ?? 0);
const endOf = (code: string) => ({ code, nameCn: placeNamed(code) });

/** Cheapest bookable offer, as the page of that search shows it. */
async function cheapestOf(offers: Offers, search: object): Promise<LanePrice['price']> {
  const { offers: found } = await offers.search('TANK', search);
  const open = found.flatMap(({ price, leavesAt, arrivesAt, ...offer }) =>
    price && leavesAt && arrivesAt && offer.state === 'OPEN' && ['Y', 'R'].includes(answerOf(offer))
      ? [{ total: price.charges.totalUsd, leavesOn: dayOf(leavesAt), arrivesOn: dayOf(arrivesAt) }]
      : [],
  );
  const [cheapest] = open.toSorted((one, other) => one.total.amount - other.total.amount);
  if (!cheapest) return null;
  const { total, leavesOn, arrivesOn } = cheapest;
  return { total, leavesOn, days: daysBetween(leavesOn, arrivesOn) };
}

/** Current prices of a campaign's lanes: computed by the mode, never stored. */
export const lanePricesWith =
  (offers: Offers) =>
  ({ lanes, goods, unNo, tons }: PriceList): Promise<LanePrice[]> =>
    Promise.all(
      lanes.map(async ([org, dst]) => {
        const asked = { ...tankQuestion.asked(''), isDanger: 'Y' as const, org, dst, goods, unNo, tons: String(tons) };
        const search = tankQuestion.searchOf(asked);
        return {
          org: endOf(org),
          dst: endOf(dst),
          to: tankQuestion.address(pathOf('tankIndex'), asked),
          price: search && (await cheapestOf(offers, search)),
        };
      }),
    );
