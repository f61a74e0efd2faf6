import { acceptedBy, type Acceptance } from '../../order/findings/acceptance';
import { bookOf } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import { boxedRows } from './asked-boxes';
import { boxesIn, parcelsIn } from '../../order/blocks/load';
import { adviceOf, apartBy } from '../../order/boxes/box-advice';
import type { OrderFacts } from '../../order/form/facts';
import { blankFindings } from '../../order/findings/blanks';
import { boxKindFindings } from '../../order/findings/box-kinds';
import { classesIn, classesOf } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { loadFindings } from '../../order/findings/load';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { boxVerdictOf, nameOf, segregationFindings } from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import type { EnquiryForm } from './enquiry';
import { found } from './finding';
import { tankFindings } from './tank-findings';
import { isPouredIn, orderedAs } from './wish';

type Facts = Pick<OrderFacts, 'now' | 'goodsOf' | 'identityOf'>;

const NO_PRICE = () => null;

/** Only boxes get a loading plan; tanks and flexitanks have none here. */
const isBoxed = ({ modeWish }: EnquiryForm): boolean => ['FCL', 'DOM'].includes(orderedAs(modeWish));

/** Findings on the goods before carriers are asked: nothing about ports or deadlines, and never an approval. */
export function enquiryAcceptance(asked: EnquiryForm, { now, goodsOf, identityOf }: Facts): Acceptance {
  const form = { ...asked, reeferC: asked.modeWish === 'RF' ? asked.setTemp : '' };
  const { goods, isDanger } = form;
  const boxes = boxedRows(form.boxes);
  const book = bookOf(orderedAs(asked.modeWish));
  const box = boxVerdictOf(form, goodsOf);
  const advice = isBoxed(asked) ? adviceOf(boxesIn(boxes), parcelsIn(goods), apartBy(box), NO_PRICE) : null;
  const nameAt = (row: number): string => (goods[row] ? nameOf(goods[row]) : '');
  const seen = [
    found('MANUAL', 'enqUnasked'),
    ...blankFindings(form, (row) => classesOf(row, goodsOf(row)).length > 0).filter(
      ({ code }) => code !== 'loadBlank' || !isPouredIn(asked),
    ),
    ...segregationFindings(form, box),
    ...consistencyFindings(form, identityOf).filter(({ code }) => code !== 'needsCooling' || advice === null),
    ...(advice ? [...boxKindFindings(form, advice, goodsOf), ...loadFindings(advice, nameAt)] : []),
    ...(isPouredIn(asked) ? tankFindings(asked, { identityOf }) : packagingFindings(form, { goodsOf, now, book })),
    ...paperFindings(form),
    ...controlFindings(form, identityOf),
  ];
  const classes = [...classesIn(form, goodsOf).keys()].toSorted();
  const settled = settledFindings(seen, { isDanger, classes, way: null, advice });
  return acceptedBy([...seen, ...settled].map(byBook(book)), { box, advice });
}
