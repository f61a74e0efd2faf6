import type { ReactNode } from 'react';

import type { RevenueTons } from '../../../domain/modes/lcl/tons';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { lclCopy } from '../../copy/modes/lcl';
import { lclSearchCopy } from '../../copy/modes/lcl/search';

const { meter: copy } = lclSearchCopy;

type MeterProps = {
  tons: RevenueTons;
  isWhole: boolean;
  ownBox: ReactNode;
};

const LEAST = 1;

function Bar({ name, amount, most, isCounted }: { name: string; amount: number; most: number; isCounted: boolean }) {
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)_64px] items-center gap-2">
      <span className="text-12 text-muted">{name}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${most} 20`} preserveAspectRatio="none" className="h-5 w-full">
        <rect y="3" width={most} height="14" className="fill-sunken" />
        <rect y="3" width={amount} height="14" className={isCounted ? 'fill-sea' : 'fill-grey'} />
        <path d={`M${LEAST} 0V20`} vectorEffect="non-scaling-stroke" strokeDasharray="2 2" className="stroke-ink" />
      </svg>
      <span className={`text-right ${isCounted ? 'font-semibold text-ink' : 'text-muted'}`}>{amount}</span>
    </div>
  );
}

/** Chargeable tonnes: the larger of volume and weight, at least one; marked when partial. */
export function TonMeter({ tons: { m3, t, charged, basis }, isWhole, ownBox }: MeterProps) {
  const most = Math.max(m3, t, LEAST) * 1.12;
  return (
    <section aria-label={copy.title}>
      <h3 className="text-12 font-normal text-muted">{copy.title}</h3>
      <output className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <b className="text-32 leading-10 font-semibold text-ink">{charged}</b>
        <span className="text-muted">{copy.ton}</span>
        <span
          className={`rounded-control px-2 py-0.5 text-12 font-semibold ${isWhole ? 'bg-sea-tint text-sea' : 'bg-warn-tint text-warn'}`}
        >
          {isWhole ? lclCopy.basis[basis] : bookingSearchCopy.inPart}
        </span>
      </output>
      <div className="mt-2 grid gap-2">
        <Bar name={copy.volume} amount={m3} most={most} isCounted={basis === 'VOLUME'} />
        <Bar name={copy.weight} amount={t} most={most} isCounted={basis === 'WEIGHT'} />
      </div>
      <p className="mt-2 text-12 text-muted">
        <span className="block">┊ {copy.least}</span>
        {copy.rule} {ownBox}
      </p>
    </section>
  );
}
