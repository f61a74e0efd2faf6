import type { ComponentType, ReactNode } from 'react';

import type { Campaign, ToldBlock } from '../../../domain/campaigns/campaign';
import { campaignCopy as copy } from '../../copy/campaign/campaign';
import { buttonClass } from '../../ui/press/button-look';
import { LineArt } from '../../ui/mark/line-art';

/** Time to the next phase. `role=timer` is not announced by itself. */
function Left({ phase, seconds }: { phase: 'UPCOMING' | 'RUNNING'; seconds: number }) {
  return (
    <p role="timer" className="flex flex-wrap items-baseline gap-x-1 text-deep-text">
      <span className="mr-2 text-12">{copy.until[phase]}</span>
      {copy.left(seconds).map(([count, unit]) => (
        <span key={unit} className="flex items-baseline gap-1">
          <b className="text-24 text-on-deep">{count}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}

/** Link component: the site navigates, the staff desk opens a new tab. */
export type LinkComponent = ComponentType<{ href: string; className: string; label?: string; children: ReactNode }>;

type HeroProps = {
  campaign: Campaign;
  hero: Extract<ToldBlock, { type: 'hero' }> | undefined;
  /** Null without a countdown. */
  secondsLeft: number | null;
  way: LinkComponent;
};

const PRESS = buttonClass('signal', 'large', 'font-semibold');

export function Hero({ campaign, hero, secondsLeft, way: WayTo }: HeroProps) {
  const { phase, title, text } = campaign;
  const isCounting = secondsLeft !== null && campaign.blocks.some(({ type }) => type === 'countdown');
  return (
    <section className="bg-deep text-deep-text">
      <div className="wrap flex items-center justify-between gap-10 py-8 md:py-14">
        <div>
          <p className="text-12 text-deep-muted">
            {copy.span(campaign)} · {copy.phases[phase]}
          </p>
          <h1 className="mt-1 text-32 text-on-deep outline-none md:text-44">{title}</h1>
          <p className="mt-2 max-w-130 text-16">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            {hero && phase !== 'ENDED' && (
              <WayTo href={hero.to} className={PRESS}>
                {hero.buttonText}
              </WayTo>
            )}
            {phase !== 'ENDED' && isCounting && <Left phase={phase} seconds={secondsLeft} />}
          </div>
        </div>
        {hero && <LineArt name={hero.art} className="w-90 flex-none text-deep-muted max-md:hidden" />}
      </div>
    </section>
  );
}
