import type { CampaignBlock, LanePrice } from '../../../domain/campaigns/campaign';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { dayAt, daysBetween } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import type { Offers } from '../../trade/market/offers';
import { findPlaceName } from '../../world/ports/catalogue';

type PriceList = Extract<CampaignBlock, { type: 'priceList' }>;

const dayOfMoment = (moment: string) => dayAt(parseMoment(moment) ?? 0);
const laneEnd = (code: string) => ({ code, nameCn: findPlaceName(code) });

/** Cheapest bookable offer, as the page of that search shows it. */
async function cheapestOffer(offers: Offers, search: object): Promise<LanePrice['price']> {
  const { offers: found } = await offers.search('TANK', search);
  const open = found.flatMap(({ price, leavesAt, arrivesAt, ...offer }) =>
    price && leavesAt && arrivesAt && offer.state === 'OPEN' && ['Y', 'R'].includes(offerAnswer(offer))
      ? [{ total: price.charges.totalUsd, leavesOn: dayOfMoment(leavesAt), arrivesOn: dayOfMoment(arrivesAt) }]
      : [],
  );
  const [cheapest] = open.toSorted((one, other) => one.total.amount - other.total.amount);
  if (!cheapest) return null;
  const { total, leavesOn, arrivesOn } = cheapest;
  return { total, leavesOn, days: daysBetween(leavesOn, arrivesOn) };
}

/** Current prices of a campaign's lanes: computed by the mode, never stored. */
export const createLanePrices =
  (offers: Offers) =>
  ({ lanes, goods, unNo, tons }: PriceList): Promise<LanePrice[]> =>
    Promise.all(
      lanes.map(async ([org, dst]) => {
        const asked = { ...tankQuestion.asked(''), isDanger: 'Y' as const, org, dst, goods, unNo, tons: String(tons) };
        const search = tankQuestion.searchOf(asked);
        return {
          org: laneEnd(org),
          dst: laneEnd(dst),
          to: tankQuestion.address(routePath('tankIndex'), asked),
          price: search && (await cheapestOffer(offers, search)),
        };
      }),
    );
