import type { PgDetail } from '../../../../domain/desk/tools/pg';
import { pgChart as copy } from '../../../copy/desk/pg';
import type { PictureProps } from '../kit';

/** Scale from °C to drawing units; the axes are cut where nothing changes. */
const LEFT = { flash: -20, at: 40 };
const WIDE = 4;
const x = (flash: number): number => LEFT.at + (Math.min(95, Math.max(LEFT.flash, flash)) - LEFT.flash) * WIDE;
const HIGH = 1.2;
const y = (boil: number): number => 170 - Math.min(120, Math.max(0, boil)) * HIGH;
const RIGHT = x(95);

/** Position of the liquid among the packing groups. Hidden from screen readers, since the sentence above says it. */
export function PgPicture({ detail: { flash, boil } }: PictureProps<PgDetail>) {
  if (flash === 'none') return null;
  return (
    <svg viewBox="0 0 520 200" aria-hidden="true" className="mt-4 w-full max-w-130 text-12">
      <rect x={LEFT.at} y={y(120)} width={x(23) - LEFT.at} height={y(35) - y(120)} className="fill-warn-tint" />
      <rect x={x(23)} y={y(120)} width={x(60) - x(23)} height={y(35) - y(120)} className="fill-good-tint" />
      <rect x={LEFT.at} y={y(35)} width={x(60) - LEFT.at} height={y(0) - y(35)} className="fill-bad-tint" />
      <rect x={x(60)} y={y(120)} width={RIGHT - x(60)} height={y(0) - y(120)} className="fill-sunken" />
      <g className="fill-ink" fontWeight="600">
        <text x={LEFT.at + 8} y={y(108)}>
          {copy.two}
        </text>
        <text x={x(23) + 8} y={y(108)}>
          {copy.three}
        </text>
        <text x={LEFT.at + 8} y={y(14)}>
          {copy.one}
        </text>
        <text x={x(60) + 8} y={y(108)}>
          {copy.none}
        </text>
      </g>
      <g className="fill-muted">
        <text x={x(23) - 7} y={188}>
          23
        </text>
        <text x={x(60) - 7} y={188}>
          60
        </text>
        <text x={18} y={y(35) + 4}>
          35
        </text>
        <text x={RIGHT - 56} y={188}>
          {copy.flash}
        </text>
        <text x={4} y={14}>
          {copy.boil}
        </text>
      </g>
      {boil !== null && (
        <path d={`M${x(flash)} ${y(boil) - 8}l8 8-8 8-8-8z`} className="fill-ink stroke-surface" strokeWidth="2" />
      )}
    </svg>
  );
}
