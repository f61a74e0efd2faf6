import { randomUUID } from 'node:crypto';

import type { TankForm } from '../../../../../domain/modes/tank/form';
import type { TankOffer, TankQuote } from '../../../../../domain/modes/tank/quote';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { readyDay } from '../../../../../domain/modes/mall/days';
import type { MallQuery } from '../../../../../domain/modes/mall/search';
import { dayAt, daysAfter, type Day } from '../../../../../domain/values/days';
import { BUILT_IN, daysOffAt } from '../../../../../domain/values/days-off';
import { isWorkday } from '../../../../../domain/values/working-days';
import { parseMoment } from '../../../../../domain/values/moments';
import type { ShownDraft } from '../../../../../server/people/drafts/service';
import { locked } from '../../../../support/modes/gateway-case';
import { tankSearchOf } from '../../../../support/tank-order';
import type { Person } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';
import { isBookable, soundOn, tanks } from '../support/tank';
import { carrying } from './beside-support';

/** Polyester-grade glycol, sold in bulk to any enterprise. */
export const GLYCOL = 'P0071';
/** District of Zhangjiagang, with the warehouse of that port. */
export const DISTRICT = '320582';

export const inBulk = (tons: number, city = 'CNZJG'): MallQuery => ({
  city,
  way: 'SELF',
  to: '',
  lines: [{ productId: GLYCOL, pack: 'BULK', kg: tons * 1000 }],
});

export const isHandedOut = (day: Day): boolean => isWorkday(day, daysOffAt(BUILT_IN, 0));

/** Filling day, three days before departure. */
export const filledOn = ({ leavesAt }: Pick<TankOffer, 'leavesAt'>): Day =>
  daysAfter(dayAt(parseMoment(leavesAt ?? '') ?? 0), -3);

const searchFor = (tons: number, change: string) => ({
  ...tankSearchOf(`d=N&goods=乙二醇&q=${tons}&tf=25&org=CNZJG&dst=NLRTM&etd=2026-12-03${change}`),
  etd: null,
});

export const tanking = (gateway: TestGateway) => {
  const { saved } = carrying(gateway);

  /** Tanks with a filling day on which the warehouse is open, the best-stocked week first. */
  async function found(bought: MallQuote, tons: number) {
    const search = searchFor(tons, '');
    const ready = readyDay(bought, gateway.clock.now());
    const offers = (await tanks(gateway, search)).filter(
      (one) => isBookable(one) && isHandedOut(filledOn(one)) && filledOn(one) >= ready,
    );
    if (offers.length === 0) throw new Error('no tank can be booked');
    return { search, offers };
  }

  const quoteOf = async (
    { search, offers }: Awaited<ReturnType<typeof found>>,
    { token }: Person,
    at = 0,
  ): Promise<TankQuote> =>
    (await locked(gateway, 'TANK', { search, offerId: offers.at(at)?.offerId ?? '' }, token)) as TankQuote;

  const filled = (quote: TankQuote, change: Partial<TankForm> = {}): TankForm => ({
    ...soundOn(quote),
    loadAddress: '张家港市保税区南海路 6 号库',
    pickupRegion: DISTRICT,
    ...change,
  });

  return {
    found,
    quoteOf,
    filled,
    saved,
    async drafted(by: Person, bought: MallQuote, tons: number, change: Partial<TankForm> = {}): Promise<ShownDraft> {
      const quote = await quoteOf(await found(bought, tons), by);
      return saved(by, 'TANK', filled(quote, change), { revision: 0, draftId: randomUUID() });
    },
  };
};
