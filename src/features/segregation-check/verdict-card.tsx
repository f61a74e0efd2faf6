import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { routePath } from '../../../domain/routes';
import type { SegregationLevel } from '../../../domain/goods/segregation';
import type { CheckedGoods, SegregationCheckView, Verdict } from '../../../machines/booking/segregation-check';
import { segregationCopy as copy } from '../../copy/trade/segregation';
import { segregationGridCopy } from '../../copy/trade/segregation-grid';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { WorkIcon, type WorkIconName } from '../../ui/mark/work-icon';

const LOOKS: Record<SegregationLevel, { icon: WorkIconName; tone: string; edge: string }> = {
  PASS: { icon: 'check', tone: 'text-good', edge: 'border-good' },
  PASS_CHECK_DGL: { icon: 'check', tone: 'text-good', edge: 'border-good' },
  NEED_APPROVAL: { icon: 'alert', tone: 'text-warn', edge: 'border-warn' },
  MANUAL: { icon: 'phone', tone: 'text-grey', edge: 'border-grey' },
  BLOCK: { icon: 'stop', tone: 'text-bad', edge: 'border-bad' },
};

function Boxes({ boxes, goods }: Pick<Verdict, 'boxes'> & { goods: readonly CheckedGoods[] }) {
  return (
    <>
      <p className="mt-5 mb-2 flex items-center gap-1.5 text-12 text-muted">
        <WorkIcon name="split" className="size-4" />
        {copy.fewest(boxes.length)}
      </p>
      <ol className="grid gap-2">
        {boxes.map((box, number) => (
          <li key={box.join()} className="flex gap-2 rounded-control border border-line px-3 py-2">
            <b className="w-9 flex-none font-semibold text-ink">{copy.box(number + 1)}</b>
            <span className="flex flex-wrap gap-x-3 gap-y-1">
              {box.map((at) => {
                const item = goods[at];
                return (
                  item && (
                    <span key={item.unNo} className="flex items-center gap-1.5">
                      <HazardDiamond hazardClass={item.hazardClass} className="size-5" />
                      {item.nameCn}
                    </span>
                  )
                );
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Further reasons are only counted here. */
const SHOWN = 3;

type ToldProps = { view: SegregationCheckView; verdict: Verdict };

/** Reasons of the selected pair, otherwise of all. */
function Words({ view: { goods, chosen }, verdict }: ToldProps) {
  const told = chosen ?? verdict;
  const { icon, tone } = LOOKS[told.level];
  return (
    <>
      {chosen && (
        <p className="mb-1 text-12 text-muted">
          {segregationGridCopy.pairTitle(goods[chosen.of[0]]?.nameCn ?? '', goods[chosen.of[1]]?.nameCn ?? '')}
        </p>
      )}
      <h3 className="flex items-center gap-2 text-20">
        <WorkIcon name={icon} className={tone} />
        {copy.verdict[told.level]}
      </h3>
      {told.reasons.slice(0, SHOWN).map((reason) => (
        <p key={reason} className="mt-2">
          {reason}
        </p>
      ))}
      {told.reasons.length > SHOWN && <p className="mt-2 text-muted">{copy.more(told.reasons.length - SHOWN)}</p>}
      {verdict.boxes.length > 1 && <Boxes boxes={verdict.boxes} goods={goods} />}
    </>
  );
}

function Way({ view: { goods }, verdict }: ToldProps) {
  const isForExpert = verdict.level === 'MANUAL' || verdict.level === 'NEED_APPROVAL';
  return (
    <p className="mt-4">
      <Link
        href={
          isForExpert
            ? `${routePath('dgdesk')}?tool=seg${goods.map(({ unNo }, at) => `&un${at + 1}=${unNo}`).join('')}`
            : `${routePath('shippingFcl')}?d=Y&un=${goods.map(({ unNo }) => unNo).join(',')}`
        }
        className="inline-flex items-center gap-1.5 py-1 font-medium text-sea underline-offset-4 hover:underline"
      >
        {isForExpert ? copy.expert : copy.search(verdict.boxes.length)}
        <WorkIcon name="arrowRight" className="size-4" />
      </Link>
    </p>
  );
}

/** The verdict in words, announced on change, with a link onward. `unsaid`: shown before a verdict. */
export function VerdictCard({ view, unsaid }: { view: SegregationCheckView; unsaid: ReactNode }) {
  const { verdict, chosen } = view;
  const edge = verdict ? LOOKS[(chosen ?? verdict).level].edge : 'border-line';
  return (
    <div className={`border-t-2 pt-4 ${edge}`}>
      <output className="block">{verdict ? <Words view={view} verdict={verdict} /> : unsaid}</output>
      {verdict && <Way view={view} verdict={verdict} />}
    </div>
  );
}
