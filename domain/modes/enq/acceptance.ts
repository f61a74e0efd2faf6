import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import { boxedRows, isPoured, POURED_TYPES, TANK_CODES } from './asked-boxes';
import { countBoxes, readParcels } from '../../order/blocks/load';
import { buildBoxAdvice, segregatedGroups } from '../../order/boxes/box-advice';
import type { OrderFacts } from '../../order/form/facts';
import { blankFindings } from '../../order/findings/blanks';
import { boxKindFindings } from '../../order/findings/box-kinds';
import { orderClasses, rowClasses } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { loadFindings } from '../../order/findings/load';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { judgeBoxSegregation, goodsRowName, segregationFindings } from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import type { EnquiryForm } from './enquiry';
import { found, type EnqFinding } from './finding';
import { isPouredWish, orderedAs } from './wish';
import type { LibraryGoods } from '../../goods/library';
import type { Identity } from '../../goods/identity';
import { isDecidedByPerson, tankFits } from '../../goods/tank/codes';
import type { GoodsRow } from '../../goods/row';

type TankFacts = Pick<OrderFacts, 'identityOf'>;

const OFFERED = POURED_TYPES.flatMap((type) => TANK_CODES[type]);

function requiredTankCodes({ kind, goods }: Identity): readonly (string | null | undefined)[] {
  const known = kind === 'known' || kind === 'several' ? (goods as readonly LibraryGoods[]) : [];
  return known.map(({ tankInstruction, doubts }) =>
    doubts.some(({ about }) => about === 'TANK') ? undefined : tankInstruction,
  );
}

function rowFindings(row: GoodsRow, at: number, asked: readonly string[], { identityOf }: TankFacts): EnqFinding[] {
  const required = requiredTankCodes(identityOf(row, 'Y'));
  const given = { row: at + 1, goods: goodsRowName(row) };
  const codes = required.flatMap((code) => code ?? []);
  if (required.length === 0 || required.includes(undefined)) return [];
  if (codes.length === 0) return [found('BLOCK', 'enqTankNever', given)];
  if (codes.length < required.length || codes.some(isDecidedByPerson)) return [];
  const fitting = (has: string): boolean => codes.every((code) => tankFits(code, has, true));
  const said = { ...given, code: [...new Set(codes)].join('、') };
  return asked.some(fitting)
    ? [found('PASS', 'enqTankFits', { ...said, fits: asked.filter(fitting).join('、') })]
    : [found('BLOCK', 'enqTankLow', { ...said, fits: OFFERED.filter(fitting).join('、') })];
}

function tankFindings({ isDanger, goods, boxes, modeWish }: EnquiryForm, facts: TankFacts): EnqFinding[] {
  const asked = boxes.flatMap(({ type }) => (isPoured(type) ? TANK_CODES[type] : []));
  if (isDanger === 'N' || modeWish !== 'TANK' || asked.length === 0) return [];
  return goods.flatMap((row, at) => rowFindings(row, at, asked, facts));
}

type Facts = Pick<OrderFacts, 'now' | 'goodsOf' | 'identityOf'>;

const NO_PRICE = () => null;

/** Only boxes get a loading plan; tanks and flexitanks have none here. */
const isBoxed = ({ modeWish }: EnquiryForm): boolean => ['FCL', 'DOM'].includes(orderedAs(modeWish));

/** Findings on the goods before carriers are asked: nothing about ports or deadlines, and never an approval. */
export function enquiryAcceptance(asked: EnquiryForm, { now, goodsOf, identityOf }: Facts): Acceptance {
  const form = { ...asked, reeferC: asked.modeWish === 'RF' ? asked.setTemp : '' };
  const { goods, isDanger } = form;
  const boxes = boxedRows(form.boxes);
  const book = lawBook(orderedAs(asked.modeWish));
  const box = judgeBoxSegregation(form, goodsOf);
  const advice = isBoxed(asked)
    ? buildBoxAdvice(countBoxes(boxes), readParcels(goods), segregatedGroups(box), NO_PRICE)
    : null;
  const nameAt = (row: number): string => (goods[row] ? goodsRowName(goods[row]) : '');
  const seen = [
    found('MANUAL', 'enqUnasked'),
    ...blankFindings(form, (row) => rowClasses(row, goodsOf(row)).length > 0).filter(
      ({ code }) => code !== 'loadBlank' || !isPouredWish(asked),
    ),
    ...segregationFindings(form, box),
    ...consistencyFindings(form, identityOf, book).filter(({ code }) => code !== 'needsCooling' || advice === null),
    ...(advice ? [...boxKindFindings(form, advice, goodsOf), ...loadFindings(advice, nameAt)] : []),
    ...(isPouredWish(asked) ? tankFindings(asked, { identityOf }) : packagingFindings(form, { goodsOf, now, book })),
    ...paperFindings(form),
    ...controlFindings(form, identityOf),
  ];
  const classes = [...orderClasses(form, goodsOf).keys()].toSorted();
  const settled = settledFindings(seen, { isDanger, classes, way: null, advice });
  return buildAcceptance([...seen, ...settled].map(byBook(book)), { box, advice });
}
