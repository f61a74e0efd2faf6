import { useId } from 'react';

import { ownLevel, topFillLevel } from '../../../domain/goods/tank/fill';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { kgWords } from '../../trade/numbers';
import { LevelGauge } from './level-gauge';
import { topWords, type Level } from './three-masses';

const { panel: copy } = tankSearchCopy;

const SHELL = { x: 10, y: 36, width: 408, height: 180, round: 80 };

export function TankDrawing({ tank, window, filled, eachKg, isTrial, isTrialC }: Level) {
  const clip = useId();
  const percent = eachKg === null ? null : ownLevel(tank, filled, eachKg);
  const top = topFillLevel(tank, window);
  const { x, y, width, height, round } = SHELL;
  const isWrong = eachKg !== null && (eachKg > window.mostKg || (eachKg < window.leastKg && eachKg > window.littleKg));
  const level = percent === null ? null : y + height * (1 - Math.min(percent, 100) / 100);
  return (
    <figure className="mt-3 grid grid-cols-[minmax(0,1fr)_9.75rem] items-center gap-2">
      <div className="relative min-w-0">
        <p className="text-12 text-muted">{copy.frame(kgWords(tank.litres), kgWords(tank.tareKg))}</p>
        <svg aria-hidden="true" viewBox="0 0 430 260" className="w-full" fill="none">
          <clipPath id={clip}>
            <rect x={x} y={y} width={width} height={height} rx={round} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect x={x} y={y} width={width} height={height} className="fill-sunken" />
            {level !== null && (
              <>
                <rect
                  x={x}
                  y={level}
                  width={width}
                  height={height}
                  className={`opacity-20 ${isWrong ? 'fill-bad' : 'fill-sea'}`}
                />
                <path d={`M${x} ${level}h${width}`} className={isWrong ? 'stroke-bad' : 'stroke-sea'} strokeWidth="3" />
              </>
            )}
          </g>
          <g className="stroke-ink" strokeWidth="1.5">
            <rect x={x} y={y} width={width} height={height} rx={round} />
            <path d="M2 10h426v236H2zM2 10l14 14M428 10l-14 14M2 246l14-14M428 246l-14-14" />
            <path d={`M198 ${y}v-12h36v12M120 ${y + height}v30M310 ${y + height}v30`} />
            {tank.hasOutlet && <path d={`M372 ${y + height - 16}v16h16`} />}
            {tank.sectionL < tank.litres && <path d={`M146 ${y}v${height}M282 ${y}v${height}`} strokeDasharray="6 4" />}
          </g>
        </svg>
        {eachKg !== null && (
          <p className="absolute inset-x-0 top-1/2 text-center">
            <b className="block text-16 font-semibold text-ink md:text-24">{kgWords(eachKg)} kg</b>
            <span className="text-12 text-muted">{copy.at(filled.fillC, isTrialC)}</span>
          </p>
        )}
      </div>
      <LevelGauge
        isWrong={isWrong}
        percent={percent}
        most={top.percent}
        mostWords={topWords(top)}
        least={window.leastKg === 1 ? null : 80}
        own={percent === null ? '' : isTrial ? copy.ownTrial(percent) : copy.own(percent)}
      />
    </figure>
  );
}
