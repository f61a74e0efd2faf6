import { carriageLines } from '../../offer/carriage';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { DOLLAR, groupDigits, roundedUp, YUAN } from '../../values/money';
import type { FlexiRates } from './rates';
import type { Layer, Unload } from './search';
import { LAYER_NAMES } from './words';

/** Input of the price: one bag per box. */
export type FlexiPriceInput = {
  bags: number;
  sizeL: number;
  layer: Layer;
  isFood: boolean;
  hasPad: boolean;
  unload: Unload;
  /** Kilometres from the fitters' city; null while unknown. */
  km: number | null;
};

/** Custom sizes cost the next larger stocked size plus making; smaller ones the smallest stocked size. */
function bagPrice(sizeL: number, { bag, custom }: Pick<FlexiRates, 'bag' | 'custom'>): number {
  const [smallest] = bag;
  if (smallest && sizeL <= smallest.litres) return smallest.amount;
  const stocked = bag.find(({ litres }) => litres >= sizeL);
  if (!stocked) throw new RangeError(`no bag holds ${sizeL} litres`);
  return stocked.amount + (stocked.litres === sizeL ? 0 : custom);
}

type PriceLine = Pick<ChargeLine, 'item' | 'name'> & { amount: number; quantity: number; unit?: string };

const chargeLineBuilder =
  (currency: string) =>
  ({ item, name, amount, quantity, unit = 'SET' }: PriceLine): ChargeLine =>
    chargeLine({ item, name, unit, unitPrice: { amount, currency }, quantity, part: 'EQUIP' });

const inYuan = chargeLineBuilder(YUAN);
const inDollars = chargeLineBuilder(DOLLAR);

const UNLOAD_NAMES: Readonly<Record<Unload, string>> = { PUMP: '目的港泵卸', GRAVITY: '目的港自流卸货' };

function bagLines(priced: FlexiPriceInput, rates: FlexiRates): ChargeLine[] {
  const { bags, sizeL, layer, isFood, hasPad, km } = priced;
  const skin = roundedUp(bagPrice(sizeL, rates) * (layer === 'MULTI' ? rates.multi : 1) * rates.share);
  const beyond = Math.max(0, (km ?? 0) - rates.far.freeKm);
  const each = (item: string, name: string, amount: number) => inYuan({ item, name, amount, quantity: bags });
  return [
    each('FLEX', `液袋 ${groupDigits(String(sizeL))} L ${LAYER_NAMES[layer]}`, skin),
    ...(isFood ? [each('FOOD', '食品级液袋', rates.food), each('FBOX', '食品级箱', rates.foodBox)] : []),
    each('FIT', '液袋安装', rates.fitting),
    each('BULK', '箱门隔板', rates.bulkhead),
    ...(hasPad ? [each('HPAD', '加热垫', rates.pad)] : []),
    ...(beyond > 0
      ? [inYuan({ item: 'FITKM', name: '远程安装', amount: rates.far.perKm, quantity: beyond, unit: 'KM' })]
      : []),
  ];
}

const FAR_UNSAID = '远程安装（安装地距离填写后计）';

export function flexiCharges(priced: FlexiPriceInput, rates: FlexiRates): Charges {
  const { bags, unload, km } = priced;
  const lines = [
    ...carriageLines(rates.carriage, bags),
    ...bagLines(priced, rates),
    inDollars({ item: 'UNLD', name: UNLOAD_NAMES[unload], amount: rates.unload[unload], quantity: bags }),
    inDollars({ item: 'DISP', name: '袋体处置', amount: rates.disposal, quantity: bags }),
  ];
  return {
    lines,
    ...sumTotals(lines, rates),
    notIncluded: km === null ? [...rates.notIncluded, FAR_UNSAID] : rates.notIncluded,
  };
}
