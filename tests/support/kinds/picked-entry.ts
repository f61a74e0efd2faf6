import { expect } from 'vitest';

import { onlyOne } from '../../../domain/goods/identity';
import type { GoodsRow } from '../../../domain/goods/row';
import { readAirQuery } from '../../../domain/modes/air/address';
import { searchFromAirQuery } from '../../../domain/modes/air/asked';
import { readCfsQuery, searchFromCfsQuery } from '../../../domain/modes/cfs/address';
import { domAddress, readDomQuery } from '../../../domain/modes/dom/address';
import { flexiAddress, readFlexiQuery } from '../../../domain/modes/flexi/address';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { readRailQuery, searchFromQuery as railSearch } from '../../../domain/modes/rail/address';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { truckQuestion } from '../../../domain/modes/truck/search';
import { whQuestion } from '../../../domain/modes/wh/search';
import { readSailingsQuery, searchFromQuery } from '../../../domain/offer/sailing-address';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { goodsOfNumber } from '../../../server/world/dangerous-goods/library';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { FCL_CASE } from '../modes/cases/fcl';
import { LCL_CASE } from '../modes/cases/lcl';
import { RAIL_CASE } from '../modes/cases/rail';
import { WH_CASE } from '../modes/cases/wh';
import { judged, type Kind, notAsked } from './cell';

/** Numbers of several entries, in groups of their own, of one group, and with the signs that part an address. */
const NUMBERS = ['1263', '1866', '3082'] as const;
const ENTRIES = NUMBERS.flatMap((unNo) => goodsOfNumber(unNo));

const words = ({ unNo, nameCn, packingGroup }: (typeof ENTRIES)[number]): string =>
  `?${new URLSearchParams({ d: 'Y', un: unNo, goods: nameCn, pg: packingGroup ?? '' }).toString()}`;
const goodsWords = (at: number): string => words(ENTRIES[at] as (typeof ENTRIES)[number]);

type Sampled<TForm extends OrderForm, TQuote extends Quote> = {
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ facts: OrderFacts<TQuote> }, ...unknown[]];
};

/** Each entry picked by name before the search is the one entry of the row that the form begins with. */
const begun = <TForm extends OrderForm & { goods: readonly GoodsRow[] }, TQuote extends Quote & { search: object }>(
  { mode, samples: [{ facts }] }: Sampled<TForm, TQuote>,
  searchOf: (address: string) => object | null,
  besides: string,
) =>
  judged(() => {
    const asked = ENTRIES.map((entry, at) => {
      const search = searchOf(`${goodsWords(at)}&${besides}`);
      expect(search, entry.nameCn).not.toBeNull();
      const quote = { ...facts.quote, quoteId: 'q-new', search: { ...facts.quote?.search, ...search } } as TQuote;
      const [row] = mode.quoted(mode.blank, quote).goods;
      const known = row && onlyOne(identifyGoods(row, 'Y'));
      return [entry.unNo, known?.nameCn, mode.id === 'RAIL' ? entry.packingGroup : known?.packingGroup];
    });
    expect(asked).toEqual(ENTRIES.map(({ unNo, nameCn, packingGroup }) => [unNo, nameCn, packingGroup]));
  });

/** The gateway finds the entry by name and group; the form takes it from the offer. */
const asked = (read: (address: string) => object) =>
  judged(() => {
    const said = ENTRIES.map((_, at) => read(goodsWords(at)));
    expect(said).toMatchObject(
      ENTRIES.map(({ unNo, nameCn, packingGroup }) => ({ unNo, goods: nameCn, group: packingGroup })),
    );
  });

const never = (because: string, address: string) =>
  notAsked(because, () => {
    expect(new URLSearchParams(address.slice(address.indexOf('?'))).get('goods') ?? '').toBe('');
  });

/** Kind: an entry picked by name in a search is not asked again in the form. */
export const PICKED_ENTRY: Kind = {
  name: 'entries picked by name',
  cells: {
    FCL: begun(FCL_CASE, (address) => searchFromQuery(readSailingsQuery(address)), 'org=CNSHA&dst=NLRTM'),
    LCL: begun(
      LCL_CASE,
      (address) => {
        const query = lclQuestion.asked(address);
        return lclQuestion.searchOf({
          ...query,
          rows: query.rows.map((row) => ({ ...row, pieces: '4', kg: '900', m3: '1' })),
        });
      },
      'org=CNSHA&dst=NLRTM',
    ),
    AIR: begun(AIR_CASE, (address) => searchFromAirQuery(readAirQuery(address)), 'org=PVG&dst=FRA&net=1'),
    RAIL: begun(RAIL_CASE, (address) => railSearch(readRailQuery(address)), 'org=RSZ&dst=RMA&box=20GP*1'),
    CFS: begun(CFS_CASE, (address) => searchFromCfsQuery(readCfsQuery(address)), 'org=CNSHA&box=20GP*1'),
    WH: begun(WH_CASE, (address) => whQuestion.searchOf(whQuestion.asked(address)), 'tons=1&plt=1&days=30'),
    TANK: asked((address) => tankQuestion.asked(address)),
    TRUCK: asked((address) => truckQuestion.asked(address)),
    DOM: never('no price of dangerous goods along the coast', domAddress(readDomQuery(goodsWords(0)))),
    FLEXI: notAsked('a bag takes no goods of a number', () => {
      expect(flexiAddress('/fluidBag', readFlexiQuery(goodsWords(0)))).toContain('un=1263');
    }),
    MALL: notAsked('a product is one entry', () => undefined),
    DGD: notAsked('a service begins without a search', () => undefined),
    ENQ: notAsked('an enquiry has no search', () => undefined),
  },
};
