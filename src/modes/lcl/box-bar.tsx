import { useId } from 'react';

import type { PublicBox, LclDetail } from '../../../domain/modes/lcl/detail';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const { board: copy } = lclSearchCopy;

type BoxBarProps = {
  detail: LclDetail;
  isDanger: boolean;
};

const HATCH = 'bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_5px)]';

const roundedM3 = (m3: number): string => String(Math.round(m3 * 100) / 100);

/** Other goods hatched, own solid. Other customers' goods are shown by class only. */
function Box({ box, ours, isDanger }: { box: PublicBox; ours: number; isDanger: boolean }) {
  const { classes, leftM3, mostM3 } = box;
  const hatch = useId();
  const taken = ((mostM3 - leftM3) / mostM3) * 100;
  const own = (Math.min(ours, leftM3) / mostM3) * 100;
  return (
    <div className="text-12 text-muted">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{copy.inside}</span>
        {classes.map((one) => (
          <span key={one} className="flex items-center gap-1 font-semibold text-ink">
            <HazardDiamond hazardClass={one} className="size-5" />
            {copy.classOf(one)}
          </span>
        ))}
        {classes.length === 0 && <span className="text-ink">{isDanger ? copy.empty : copy.general}</span>}
        <span className="ml-auto flex items-center gap-1">
          <i aria-hidden="true" className={`h-2.5 w-3.5 border border-line-strong ${HATCH}`} />
          {copy.others}
        </span>
        {ours > 0 && (
          <span className="flex items-center gap-1">
            <i aria-hidden="true" className="h-2.5 w-3.5 bg-sea" />
            {copy.ours} {roundedM3(ours)}
          </span>
        )}
        <b className="font-semibold text-ink">{copy.left(roundedM3(Math.max(0, leftM3 - ours)))}</b>
      </p>
      <svg aria-hidden="true" className="mt-1.5 block h-2.5 w-full border border-line-strong bg-surface">
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="5" className="stroke-line-strong" strokeWidth="2" />
        </pattern>
        <rect width={`${taken}%`} height="100%" fill={`url(#${hatch})`} />
        <rect x={`${taken}%`} width={`${own}%`} height="100%" className="fill-sea" />
      </svg>
    </div>
  );
}

/** All containers of a departure, with own goods in the one that fits. */
export const BoxBars = ({ detail: { boxes, box, tons }, isDanger }: BoxBarProps) => (
  <div className="grid gap-2">
    {boxes.map((one, at) => (
      <Box key={at} box={one} ours={at === box ? tons.m3 : 0} isDanger={isDanger} />
    ))}
  </div>
);
