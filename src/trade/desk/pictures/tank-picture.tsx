import type { TankDetail } from '../../../../domain/desk/tools/tank';
import { tankChart as copy } from '../../../copy/desk/tank';
import { kgWords } from '../../numbers';
import type { PictureProps } from '../kit';

const TOP = 20;
const HIGH = 120;

export function TankPicture({ detail }: PictureProps<TankDetail>) {
  if (detail === null || detail.most <= 0) return null;
  const { least, most, own } = detail;
  // The maximum is drawn below the top, leaving room for thermal expansion.
  const y = (kg: number): number => TOP + HIGH - (kg / most) * HIGH * 0.94;
  return (
    <svg viewBox="0 0 460 160" aria-hidden="true" className="mt-4 w-full max-w-115 text-12">
      <rect
        x="8"
        y={TOP}
        width="260"
        height={HIGH}
        rx="40"
        className="fill-sunken stroke-line-strong"
        strokeWidth="2"
      />
      {own !== null && (
        <>
          <clipPath id="tank-shell">
            <rect x="9" y={TOP + 1} width="258" height={HIGH - 2} rx="39" />
          </clipPath>
          <rect
            x="8"
            y={y(own)}
            width="260"
            height={TOP + HIGH - y(own)}
            clipPath="url(#tank-shell)"
            className="fill-sea-tint"
          />
          <path d={`M8 ${y(own)}H268`} className="stroke-sea" strokeWidth="2" />
        </>
      )}
      <path d={`M8 ${y(most)}H280`} className="stroke-bad" strokeWidth="2" strokeDasharray="6 4" />
      <text x="288" y={y(most) + 4} className="fill-bad">
        {copy.most} {kgWords(most)} kg
      </text>
      {least > 1 && (
        <>
          <path d={`M8 ${y(least)}H280`} className="stroke-warn" strokeWidth="2" strokeDasharray="6 4" />
          <text x="288" y={Math.max(y(least) + 4, y(most) + 20)} className="fill-warn">
            {copy.least} {kgWords(least)} kg
          </text>
        </>
      )}
      {own !== null && (
        <text x="24" y={TOP + HIGH - 14} className="fill-ink" fontWeight="600">
          {copy.own} {kgWords(own)} kg
        </text>
      )}
    </svg>
  );
}
