import { topFillLevel } from '../../../domain/goods/tank/fill';
import type { TankWindow } from '../../../domain/goods/tank/shapes';
import type { TankType } from '../../../domain/goods/tank/types';
import { tankSearchCopy } from '../../copy/modes/tank/search';

const { board: copy } = tankSearchCopy;

type FillLineProps = {
  tank: TankType;
  window: TankWindow;
  /** Fill level of one tank; null when unknown. */
  percent: number | null;
  /** True if the level is too high or too low. */
  isWrong: boolean;
  isTrial: boolean;
};

const SURGES_BELOW = 80;

export function FillLine({ tank, window, percent, isWrong, isTrial }: FillLineProps) {
  const least = window.leastKg === 1 ? 0 : SURGES_BELOW;
  const most = topFillLevel(tank, window).percent;
  const isRoom = most > least;
  return (
    <div className="text-12 text-muted">
      <p className="flex items-baseline justify-between gap-3">
        <span>{isTrial ? copy.fillingTrial : copy.filling}</span>
        <b className={`text-14 font-semibold ${isWrong ? 'text-bad' : 'text-ink'}`}>
          {percent === null ? '—' : `${percent}%`}
        </b>
      </p>
      <svg aria-hidden="true" className="mt-1 block h-4 w-full">
        <rect y="3" width="100%" height="10" className="fill-sunken stroke-line-strong" />
        {isRoom && <rect x={`${least}%`} width={`${most - least}%`} height="16" className="fill-good-tint" />}
        {percent !== null && (
          <rect y="5" width={`${Math.min(percent, 100)}%`} height="6" className={isWrong ? 'fill-bad' : 'fill-sea'} />
        )}
        {[least, most].map((mark) => (
          <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y2="16" className="stroke-ink" strokeWidth="1.5" />
        ))}
      </svg>
    </div>
  );
}
