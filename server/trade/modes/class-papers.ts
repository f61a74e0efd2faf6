import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { type GoodsFacts, isGenericName } from '../../../domain/goods/facts';
import { parseNumber } from '../../../domain/values/typed-number';
import { rowClasses } from '../../../domain/order/findings/classes';
import type { GoodsRow } from '../../../domain/goods/row';
import { rowUnNumber } from '../../../domain/order/goods/hazards';
import { ofEachRow } from '../../../domain/order/papers/papers';

export const CLASS_PAPER_NAMES = {
  oxidizer: '不与可燃物混装声明',
  corrosive: 'pH 或腐蚀性数据页',
} as const;

type Paper = { docType: string; name: string };

type Goods = { row: GoodsRow; known: readonly GoodsFacts[]; unNo: string; classes: readonly HazardClass[] };

type ClassPaper = Paper & { isFor: (goods: Goods) => boolean };

/** Flash points in °C where rules for flammable liquids change. */
const FLASH_LIMITS = [23, 28, 60];
const NEAR = 2;
const BATTERIES = ['3480', '3481'];
const MARINE_POLLUTANTS = ['3077', '3082'];
const STRONG_POISON = ['I', 'II'];

const ofClass =
  (...asking: HazardClass[]) =>
  ({ classes }: Goods): boolean =>
    asking.some((one) => classes.includes(one));

const ofNumber =
  (numbers: readonly string[]) =>
  ({ unNo }: Goods): boolean =>
    numbers.includes(unNo);

/** True if the typed flash point differs from the known one, or is near a limit. */
function isFlashInDoubt({ row, known, classes }: Goods): boolean {
  if (!classes.includes('3')) return false;
  const typed = parseNumber(row.flashPoint, 1);
  const points = known.flatMap(({ flashPointC }) => flashPointC ?? []);
  const isNear = [...points, ...(typed === null ? [] : [typed])].some((one) =>
    FLASH_LIMITS.some((limit) => Math.abs(one - limit) <= NEAR),
  );
  return isNear || (typed !== null && points.some((one) => Math.abs(one - typed) > NEAR));
}

const isStrongPoison = (goods: Goods): boolean =>
  ofClass('6.1')(goods) &&
  (goods.row.packingGroup === ''
    ? goods.known.length === 0 || goods.known.some(({ packingGroup }) => STRONG_POISON.includes(packingGroup ?? ''))
    : STRONG_POISON.includes(goods.row.packingGroup));

const isGeneric = ({ row, known }: Goods): boolean =>
  isGenericName(row.shippingName) || known.some(({ technical }) => technical !== null);

const PAPERS: readonly ClassPaper[] = [
  { docType: 'CYLINDER', name: '气瓶检验合格证、阀门保护与充装量声明', isFor: ofClass('2.1', '2.2') },
  { docType: 'FLASH', name: '闪点检测报告', isFor: isFlashInDoubt },
  { docType: 'STABLE', name: '稳定化/温控声明', isFor: ofClass('4.1', '4.3', '5.2') },
  { docType: 'DRYPACK', name: '防水包装照片', isFor: ofClass('4.3') },
  { docType: 'NOMIX', name: CLASS_PAPER_NAMES.oxidizer, isFor: ofClass('5.1') },
  { docType: 'TOXDATA', name: '毒性数据（LD50/LC50）页', isFor: isStrongPoison },
  { docType: 'CORRDATA', name: CLASS_PAPER_NAMES.corrosive, isFor: ofClass('8') },
  { docType: 'BATSPEC', name: '电池规格书与荷电状态声明', isFor: ofNumber(BATTERIES) },
  { docType: 'MPMARK', name: '海洋污染物标记照片', isFor: ofNumber(MARINE_POLLUTANTS) },
  { docType: 'COMPOSE', name: '成分表', isFor: isGeneric },
];

/**
 * Papers by hazard class, besides those of every order and of the number (`numberPapers`). A missing one blocks no
 * order. One per row.
 */
export const classPapers = (goods: readonly GoodsRow[], knownAs: (row: GoodsRow) => readonly GoodsFacts[]): Paper[] =>
  PAPERS.flatMap(({ docType, name, isFor }) =>
    ofEachRow(goods, [{ docType, name }], (row) => {
      const known = knownAs(row);
      const classes = [null, ...known].flatMap((one) => rowClasses(row, one));
      return isFor({ row, known, unNo: rowUnNumber(row) ?? '', classes });
    }),
  );
