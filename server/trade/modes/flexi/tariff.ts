import type { FlexiRates } from '../../../../domain/modes/flexi/rates';
import type { Charges } from '../../../../domain/offer/charges';
import { exchangeNow } from '../../tariffs/exchange';
import { feeAmounts, feeSheet, marketRate, type Tariffs } from '../../tariffs/sheet';
import type { Supplier } from './suppliers';

const LITRES = [16_000, 18_000, 20_000, 22_000, 24_000] as const;
const bagName = (litres: (typeof LITRES)[number]) => `${litres} 升` as const;

export const FLEXI_BAGS = feeSheet({
  id: 'flexi-bags',
  title: '液袋价',
  unit: '元/只，单层',
  rows: LITRES.map(bagName),
  most: 100_000,
});
export const FLEXI_FEES = feeSheet({
  id: 'flexi-fees',
  title: '液袋安装与选配',
  unit: '元/只；远程安装每公里',
  rows: ['定制尺寸', '食品级液袋', '食品级箱', '液袋安装', '箱门隔板', '加热垫', '远程安装'],
  most: 100_000,
});
export const FLEXI_ABROAD = feeSheet({
  id: 'flexi-abroad',
  title: '液袋目的港卸货与处置',
  unit: '美元/只',
  rows: ['泵卸', '自流卸货', '袋体处置'],
  most: 10_000,
});

type BoxRates = Pick<FlexiRates, 'carriage' | 'notIncluded'>;

const NOT_INCLUDED = ['残液处理超出 50 kg 的部分', '袋体破损检验', '周日安装加班费'];

export const boxRatesFromCharges = ({ lines, notIncluded }: Pick<Charges, 'lines' | 'notIncluded'>): BoxRates => ({
  carriage: lines.map(({ item, name, unit, unitPrice, part }) => ({ item, name, unit, unitPrice, part })),
  notIncluded: [...notIncluded, ...NOT_INCLUDED],
});

/** Factor of several layers to one, and kilometres of fitting that the price includes. */
const TERMS = { multi: 1.25, freeKm: 60 } as const;

/** Tariff of a supplier's bags on a ship; null while one of their prices is missing. */
export function supplierRates(
  { share }: Pick<Supplier, 'share'>,
  { carriage, notIncluded }: BoxRates,
  tariffs: Tariffs,
): FlexiRates | null {
  const [bags, fees] = [feeAmounts(FLEXI_BAGS, tariffs), feeAmounts(FLEXI_FEES, tariffs)];
  const [abroad, exchange] = [feeAmounts(FLEXI_ABROAD, tariffs), exchangeNow(tariffs)];
  if (!bags || !fees || !abroad || !exchange) return null;
  return {
    ...exchange,
    share: marketRate(FLEXI_BAGS, tariffs, share),
    carriage,
    notIncluded,
    bag: LITRES.map((litres) => ({ litres, amount: bags[bagName(litres)] })),
    custom: fees['定制尺寸'],
    multi: TERMS.multi,
    food: fees['食品级液袋'],
    foodBox: fees['食品级箱'],
    fitting: fees['液袋安装'],
    bulkhead: fees['箱门隔板'],
    pad: fees['加热垫'],
    far: { perKm: fees['远程安装'], freeKm: TERMS.freeKm },
    unload: { PUMP: abroad['泵卸'], GRAVITY: abroad['自流卸货'] },
    disposal: abroad['袋体处置'],
  };
}
