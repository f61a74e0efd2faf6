import { randomUUID } from 'node:crypto';

import type { DomForm } from '../../../../../domain/modes/dom/form';
import type { DomQuote } from '../../../../../domain/modes/dom/quote';
import type { FlexiForm } from '../../../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../../../domain/modes/flexi/quote';
import { readyDay } from '../../../../../domain/modes/mall/days';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { grossWeightKg } from '../../../../../domain/mall/quantity';
import { dayAt, daysAfter, type Day } from '../../../../../domain/values/days';
import type { ShownDraft } from '../../../../../server/people/drafts/service';
import { locked } from '../../../../support/modes/gateway-case';
import { domSearchOf, soundDom } from '../../../../support/dom-order';
import { POURED } from '../../../../support/flexi-order';
import type { Person } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';
import * as dom from '../support/dom';
import * as flexi from '../support/flexi';
import { carrying } from './beside-support';
import { DISTRICT, isHandedOut } from './poured-support';

/** Litres of twenty tons of glycol. */
const LITRES = 18_018;

const closesOn = ({ cutoffs }: { cutoffs: readonly { code: string; at: string }[] }): Day =>
  dayAt(Date.parse(cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? ''));

/** Last working day two days before port closing with ready goods; null if there is none. */
function dayBefore(closes: Day, ready: Day): Day | null {
  for (let day = daysAfter(closes, -3); day >= ready; day = daysAfter(day, -1)) if (isHandedOut(day)) return day;
  return null;
}

export const shipping = (gateway: TestGateway) => {
  const { saved } = carrying(gateway);
  const readyFor = (bought: MallQuote): Day => readyDay(bought, gateway.clock.now());
  const kept = (by: Person, mode: 'FLEXI' | 'DOM', form: object): Promise<ShownDraft> =>
    saved(by, mode, form, { revision: 0, draftId: randomUUID() });

  return {
    async bagged(by: Person, bought: MallQuote, change: Partial<FlexiForm> = {}): Promise<ShownDraft> {
      const search = { ...POURED, orgPortCode: 'CNZJG', litres: LITRES };
      const ready = readyFor(bought);
      const offer = (await flexi.bags(gateway, search)).filter(flexi.isBookable).at(-1);
      if (!offer) throw new Error('no bag can be booked');
      const quote = (await locked(gateway, 'FLEXI', { search, offerId: offer.offerId }, by.token)) as FlexiQuote;
      const { days } = quote.offer.detail.fitting;
      const fitDay = days.find(({ day, left }) => day >= ready && left > 0 && isHandedOut(day))?.day ?? '';
      const own = { litres: String(LITRES), pickupRegion: DISTRICT, fitDay, fitWindow: '10:00-12:00' as const };
      return kept(by, 'FLEXI', { ...flexi.soundOn(quote), ...own, ...change });
    },
    async boxed(by: Person, bought: MallQuote, change: Partial<DomForm> = {}): Promise<ShownDraft> {
      const [line] = bought.search.lines;
      if (!line) throw new Error('nothing was bought');
      const { nameCn } = line.row;
      const kg = grossWeightKg(line.sold, line.kg);
      const search = domSearchOf({ goods: nameCn, kg, from: '1201', to: null });
      const ready = readyFor(bought);
      const offer = (await dom.voyages(gateway, search)).find(
        (one) => dom.isBookable(one) && dayBefore(closesOn(one), ready) !== null,
      );
      if (!offer) throw new Error('no voyage can be booked');
      const quote = (await locked(gateway, 'DOM', { search, offerId: offer.offerId }, by.token)) as DomQuote;
      const day = dayBefore(closesOn(quote.offer), ready);
      const sound = dom.soundOn(quote);
      const { fromAddress, fromContact, fromPhone } = soundDom;
      return kept(by, 'DOM', {
        ...sound,
        goods: sound.goods.map((row) => ({ ...row, goodsId: '', nameCn })),
        fromCity: '1201',
        fromAddress,
        fromContact,
        fromPhone,
        loadFrom: `${day}T09:00`,
        loadTo: `${day}T12:00`,
        ...change,
      });
    },
  };
};
