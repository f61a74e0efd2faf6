import type { Category, PurchaseLimit, Group, Pack, PackForm, Pictogram, Tier } from '../../../domain/mall/product';
import { daysAfter, type Day } from '../../../domain/values/days';

/** Sales data only; goods data is in the library. */
export type Product = {
  productId: string;
  /** Id in the library of names, numbers, classes and transport data. */
  goodsId: string;
  grade: string;
  standard: string;
  category: Category;
  groups: readonly Group[];
  smiles: string | null;
  purity: number | null;
  spec: readonly { item: string; value: string }[];
  gate: PurchaseLimit;
  isPriced: boolean;
  isRetail: boolean;
  baseYuanPerTon: number;
  tiers: readonly Tier[];
  packs: readonly Pack[];
  stock: {
    cities: readonly string[];
    cadenceDays: number;
    shelfMonths: number;
    qcDays: number;
    leastKg: number;
    moreKg: number;
  };
  sample: { feeYuan: number; courierYuan: number; sizes: readonly string[] } | null;
  sds: {
    revisedOn: Day;
    signal: 'DANGER' | 'WARNING' | null;
    pictograms: readonly Pictogram[];
    hazards: readonly string[];
  };
  leadDays: number;
  pinyin: string;
  initials: string;
  aliases: readonly string[];
};

const COLUMNS = [
  'productId',
  'goodsId',
  'grade',
  'standard',
  'category',
  'groups',
  'smiles',
  'purity',
  'spec',
  'gate',
  /** `E`: enquiry only, no price; `R`: also for private use. */
  'marks',
  'baseYuanPerTon',
  'tiers',
  /** `form/kind:net kg`, then least and most of an order. */
  'packs',
  'cities',
  /** Production interval in days, shelf life in months, testing days, least kg of a lot and its range. */
  'stock',
  /** Fee, courier, sizes. */
  'sample',
  'sdsRevisedDaysAgo',
  'signal',
  'pictograms',
  'hazards',
  'leadDays',
  'pinyin',
  'initials',
  'aliases',
] as const;
type Column = (typeof COLUMNS)[number];

const TIERS: Record<string, readonly Tier[]> = {
  T: [
    { fromKg: 0, factor: 1.06 },
    { fromKg: 1000, factor: 1.02 },
    { fromKg: 5000, factor: 1 },
    { fromKg: 20_000, factor: 0.97 },
    { fromKg: 100_000, factor: 0.95 },
  ],
  R: [
    { fromKg: 0, factor: 1 },
    { fromKg: 100, factor: 0.95 },
    { fromKg: 500, factor: 0.9 },
  ],
};

/** Per packaging: tare in kg, number in a 20-foot container, surcharge per kg. */
const BUILT: Record<string, Pick<Pack, 'tareKg' | 'per20' | 'adderYuanPerKg'>> = {
  'D200/1A1': { tareKg: 18.5, per20: 80, adderYuanPerKg: 0.55 },
  'D200/1H1': { tareKg: 9.5, per20: 80, adderYuanPerKg: 0.55 },
  'D50/1A2': { tareKg: 5, per20: 330, adderYuanPerKg: 1.2 },
  'D25/1H2': { tareKg: 1.4, per20: 720, adderYuanPerKg: 1.2 },
  'D25/3H1': { tareKg: 1.4, per20: 720, adderYuanPerKg: 1.2 },
  'I1000/31HA1': { tareKg: 60, per20: 20, adderYuanPerKg: 0.4 },
  'B25/5H4': { tareKg: 0.2, per20: 800, adderYuanPerKg: 0.15 },
  'F1000/13H3': { tareKg: 3, per20: 20, adderYuanPerKg: 0.06 },
  'R500/4G': { tareKg: 9, per20: 480, adderYuanPerKg: 6 },
  'BULK/BULK': { tareKg: 0, per20: null, adderYuanPerKg: 0 },
  'BAG/BULK': { tareKg: 0, per20: null, adderYuanPerKg: 0.08 },
};

const SIGNALS = { D: 'DANGER', W: 'WARNING' } as const;
const splitList = (text: string, mark = ','): string[] => (text === '' ? [] : text.split(mark));

function readPack(productId: string, cell: string): Pack {
  const [built = '', net = '', bounds = net] = cell.split(':');
  const [form = '', kind = ''] = built.split('/');
  const [least, most] = bounds.split('-').map(Number);
  const known = BUILT[built];
  if (!known) throw new Error(`${productId} is packed in what nobody has built: ${built}`);
  return {
    skuId: `${productId}-${form}`,
    form: form as PackForm,
    kind,
    netKg: Number(net),
    ...known,
    leastKg: least ?? Number(net),
    mostKg: most ?? null,
  };
}

function readSpec(cell: string): { item: string; value: string } {
  const at = cell.search(/[≥≤≈=]/);
  return { item: cell.slice(0, at), value: cell.slice(at).replace('=', '').trim() };
}

function readSample(cell: string): Product['sample'] {
  if (cell === '') return null;
  const [fee, courier, sizes = ''] = cell.split('/');
  return { feeYuan: Number(fee), courierYuan: Number(courier), sizes: splitList(sizes) };
}

export function readProduct(line: string, today: Day): Product {
  const cells = line.split('|');
  const cell = (column: Column) => cells[COLUMNS.indexOf(column)] ?? '';
  const productId = cell('productId');
  const [cadenceDays = 0, shelfMonths = 0, qcDays = 0, leastKg = 0, moreKg = 0] = cell('stock').split('/').map(Number);
  const signal = cell('signal');
  return {
    productId,
    goodsId: cell('goodsId'),
    grade: cell('grade'),
    standard: cell('standard'),
    category: cell('category') as Category,
    groups: splitList(cell('groups')) as Group[],
    smiles: cell('smiles') || null,
    purity: cell('purity') === '' ? null : Number(cell('purity')),
    spec: splitList(cell('spec'), ';').map(readSpec),
    gate: cell('gate') as PurchaseLimit,
    isPriced: !cell('marks').includes('E'),
    isRetail: cell('marks').includes('R'),
    baseYuanPerTon: Number(cell('baseYuanPerTon')),
    tiers: TIERS[cell('tiers')] ?? [],
    packs: splitList(cell('packs')).map((one) => readPack(productId, one)),
    stock: { cities: splitList(cell('cities')), cadenceDays, shelfMonths, qcDays, leastKg, moreKg },
    sample: readSample(cell('sample')),
    sds: {
      revisedOn: daysAfter(today, -Number(cell('sdsRevisedDaysAgo'))),
      signal: signal === 'D' || signal === 'W' ? SIGNALS[signal] : null,
      pictograms: splitList(cell('pictograms')).map((one) => `GHS${one}` as Pictogram),
      hazards: splitList(cell('hazards')).map((one) => `H${one}`),
    },
    leadDays: Number(cell('leadDays')),
    pinyin: cell('pinyin'),
    initials: cell('initials'),
    aliases: splitList(cell('aliases')),
  };
}
