import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import { boxedRows } from './asked-boxes';
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
import { found } from './finding';
import { tankFindings } from './tank-findings';
import { isPouredWish, orderedAs } from './wish';

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
