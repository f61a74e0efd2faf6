import type { CfsRates } from '../../../../domain/modes/cfs/rates';
import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { PlacardedGoods } from '../../../../domain/goods/placards';
import { minorUnits } from '../../../../domain/values/money';
import { exchangeNow } from '../../tariffs/exchange';
import { amounts, feeAmounts, feeSheet, type Tariffs, type TariffSheet, wholeSheet } from '../../tariffs/sheet';

const [TWENTY, FORTY] = ['20 英尺', '40 英尺'] as const;
type BoxName =
  | '装箱费（危险货物）'
  | '装箱费（普通货物）'
  | '绑扎加固'
  | '集港短驳（危险货物）'
  | '集港短驳（普通货物）';

export const CFS_BOX_FEES: TariffSheet<BoxName, typeof TWENTY | typeof FORTY> = {
  id: 'cfs-boxes',
  title: '装箱、绑扎与短驳',
  unit: '元/箱',
  rowTitle: '项目',
  rows: ['装箱费（危险货物）', '装箱费（普通货物）', '绑扎加固', '集港短驳（危险货物）', '集港短驳（普通货物）'],
  columns: amounts([TWENTY, FORTY], 100_000, 2),
};
export const CFS_FEES = feeSheet({
  id: 'cfs-fees',
  title: '装箱站作业与单证费',
  unit: '元；卸车每吨，堆存每吨·天，大危标、叉运、缠膜与打托每件，报关每票，其余每箱',
  rows: [
    '卸车费（危险货物）',
    '卸车费（普通货物）',
    '站内堆存（危险货物）',
    '站内堆存（普通货物）',
    '装箱证明书',
    '持证检查员现场检查',
    '大危标',
    '大件叉运',
    '缠膜',
    '打托',
    '装箱拍照',
    '过磅与 VGM',
    '报关费',
  ],
  most: 100_000,
});

/** Terms of the stations: shares of the loading fee, the least tons, the weight of a large piece, days free of storage. */
const TERMS = { evening: 0.3, weekend: 0.2, leastTons: 1, forkOverKg: 3000, freeDays: { Y: 1, N: 3 } } as const;

/** Tariff of every station; null while one of its prices is missing. */
export function stationRates(tariffs: Tariffs, placarded: readonly PlacardedGoods[] = []): CfsRates | null {
  const [boxes, fees] = [wholeSheet(CFS_BOX_FEES, tariffs), feeAmounts(CFS_FEES, tariffs)];
  const exchange = exchangeNow(tariffs);
  if (!boxes || !fees || !exchange) return null;
  const perBox = (name: BoxName) => {
    const forty = minorUnits(boxes[name][FORTY]);
    return { '20GP': minorUnits(boxes[name][TWENTY]), '40GP': forty, '40HQ': forty };
  };
  const { freeDays, ...terms } = TERMS;
  const rates: CfsRates = {
    ...exchange,
    ...terms,
    load: { Y: perBox('装箱费（危险货物）'), N: perBox('装箱费（普通货物）') },
    unload: { Y: fees['卸车费（危险货物）'], N: fees['卸车费（普通货物）'] },
    certificate: fees['装箱证明书'],
    packer: fees['持证检查员现场检查'],
    placard: fees['大危标'],
    fork: fees['大件叉运'],
    storage: {
      Y: { freeDays: freeDays.Y, tonDay: fees['站内堆存（危险货物）'] },
      N: { freeDays: freeDays.N, tonDay: fees['站内堆存（普通货物）'] },
    },
    lash: perBox('绑扎加固'),
    drayage: { Y: perBox('集港短驳（危险货物）'), N: perBox('集港短驳（普通货物）') },
    wrap: fees['缠膜'],
    pallet: fees['打托'],
    photo: fees['装箱拍照'],
    weigh: fees['过磅与 VGM'],
    customs: fees['报关费'],
  };
  if (placarded.length === 0) return rates;
  const hazards = placarded.map(({ unNo, hazardClass, subRisks }): [string, HazardClass[]] => [
    unNo,
    [hazardClass, ...subRisks],
  ]);
  return { ...rates, hazards: Object.fromEntries(hazards) };
}
