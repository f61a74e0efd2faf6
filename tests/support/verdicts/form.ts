import {
  goodsLookup,
  identifyRow,
  addKnownGoods,
  findSoughtRows,
  fillFoundRows,
  type FoundGoods,
  type IdentitySources,
  type SoughtGoods,
} from '../../../domain/goods/identity';
import type { LibraryGoods } from '../../../domain/goods/library';
import type { AirForm } from '../../../domain/modes/air/form';
import type { AirSearch } from '../../../domain/modes/air/search';
import type { FlexiDetail } from '../../../domain/modes/flexi/detail';
import type { RailForm } from '../../../domain/modes/rail/form';
import type { Quote } from '../../../domain/offer/offer';
import { countBoxes } from '../../../domain/order/blocks/load';
import type { BoxRow, OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { rowNature } from '../../../domain/goods/nature';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import { volumeOf } from './question-line';

const KG = 9_000;
/** Consumer lithium batteries go by rail as harmless with a report, which no list asks for. */
const REPORT = { fileId: 'F1', docType: 'UN38', name: 'un38.pdf', bytes: 20_000 };
const reported = <TForm extends OrderForm>(form: TForm): TForm =>
  'lithiumExempt' in form ? { ...form, lithiumExempt: true, files: [REPORT] } : form;

/** Weight for lists that ask for none. */
const WEIGHED: Partial<GoodsRow> = { pieces: '40', grossKg: String(KG) };

const isBoxed = (form: OrderForm): form is OrderForm & { boxes: BoxRow[]; units: RailForm['units'] } =>
  'boxes' in form && 'units' in form;

const loaded = (form: OrderForm): OrderForm => {
  if (!isBoxed(form)) return form;
  const count = countBoxes(form.boxes).reduce((all, box) => all + box.count, 0);
  const units = Array.from({ length: count }, () => ({ kg: String(Math.floor(KG / count)), no: '' }));
  return Object.assign({}, form, { units });
};

/** Started row with the goods of the search. */
function rowOf(begun: GoodsRow, goods: Goods, isDanger: 'Y' | 'N', share: Partial<GoodsRow>): GoodsRow {
  const weighed = begun.grossKg === '' ? { ...begun, ...WEIGHED, ...share } : begun;
  const { goodsId, unNo, hazardClass, packingGroup, nameCn, nameEn } = goods;
  const named: Partial<GoodsRow> =
    rowNature(begun, isDanger) === 'Y'
      ? { goodsId, unNo: unNo ?? '', nameCn, nameEn, hazardClass: hazardClass ?? '', packingGroup: packingGroup ?? 'N' }
      : { nameCn, nameEn };
  const volume = weighed.volume === '' ? String(volumeOf(goods, Number(weighed.grossKg))) : weighed.volume;
  return { ...weighed, volume, ...named };
}

/** Types the trial values of the list; a list cannot ask the filling of several packages. */
function completed(form: OrderForm, { offer: { detail }, search }: Quote): OrderForm {
  if ('litres' in form) {
    const { density, loadTemp, bags, litres } = detail as FlexiDetail;
    const typed = { density, loadTemp, bags, litres };
    return Object.assign(
      {},
      form,
      Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)])),
    );
  }
  if (!('air' in form)) return form;
  const { air, sizeRows } = form as OrderForm & Pick<AirForm, 'air' | 'sizeRows'>;
  const [first] = Object.values(air);
  const { sizes, pieces, kg, m3 } = search as AirSearch;
  const edge = String(Math.max(1, Math.floor(Math.cbrt(((m3 ?? 0) * 1e6) / pieces))));
  const cube = { l: edge, w: edge, h: edge, pcs: String(pieces), kg: String(Math.round((kg / pieces) * 100) / 100) };
  return Object.assign({}, form, {
    air: Object.fromEntries(form.goods.map(({ key }) => [key, first])),
    sizeRows: sizes.length > 0 ? sizeRows : [cube],
  });
}

function shareOf(search: unknown, count: number, at: number): Partial<GoodsRow> {
  const { kg, m3, pieces } = search as { kg?: number | null; m3?: number | null; pieces?: number };
  const part = (all: number) => String(Math.floor((all / count) * 100) / 100);
  const each = pieces === undefined ? 0 : Math.floor(pieces / count);
  return {
    ...(kg && { grossKg: part(kg) }),
    ...(m3 && { volume: part(m3) }),
    ...(pieces !== undefined && { pieces: String(at === 0 ? pieces - each * (count - 1) : each) }),
  };
}

export type Filled<TForm> = { form: TForm; known: IdentitySources };

/** Form started at a price, with the goods looked up as by a page, and the library answers. */
export function filledAt(mode: OrderMode, quote: Quote, goods: readonly Goods[]): Filled<OrderForm> {
  const begun = completed(reported(loaded(mode.quoted(mode.blank, quote))), quote);
  // Modes without dangerous goods have no UN number: the goods are named as if harmless.
  const isDanger = begun.isDanger === 'N' || goods.every(({ unNo }) => unNo === null) ? 'N' : 'Y';
  const [control = ''] = goods.flatMap(({ cooled }) => (cooled === null ? [] : [String(cooled.controlC)]));
  const cold = 'reeferC' in begun && { reeferC: control };
  const rows = goods.flatMap((one, at) => {
    const row = begun.goods[at];
    const share = goods.length > 1 ? shareOf(quote.search, goods.length, at) : {};
    return row ? [rowOf(row, one, isDanger, share)] : [];
  });
  return lookedUp({ ...begun, ...cold, isDanger, goods: rows });
}

const NOTHING: IdentitySources = { library: {}, told: {} };

export const foundOf = (sought: readonly SoughtGoods[]): FoundGoods[] =>
  sought.map(({ key, token, isDanger, row }): FoundGoods => {
    const { kind, goods, strangers } = identifyGoods(row, isDanger);
    const told = kind === 'waiting' ? 'nobody' : kind;
    return { key, token, kind: told, goods: goods as readonly LibraryGoods[], strangers: strangers ?? [] };
  });

export function lookedUp<TForm extends OrderForm>(form: TForm): Filled<TForm> {
  const found = foundOf(findSoughtRows(form.goods, form.isDanger, NOTHING));
  return { form: fillFoundRows(form, found), known: addKnownGoods(NOTHING, form, found) };
}

export const onPage = (known: IdentitySources) => goodsLookup((row, isDanger) => identifyRow(row, isDanger, known));
export const atGateway = goodsLookup(identifyGoods);
