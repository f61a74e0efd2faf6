import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { groupedAmount } from './flexi-parts';

const { card: copy } = flexiSearchCopy;

type BagPictureProps = { litres: number; kg: number; sizeL: number; percent: number; hasPad: boolean };

export function BagPicture({ litres, kg, sizeL, percent, hasPad }: BagPictureProps) {
  return (
    <svg
      viewBox="0 0 360 176"
      role="img"
      aria-label={copy.picture(groupedAmount(litres), groupedAmount(sizeL), percent)}
      className="mx-auto block w-full max-w-90"
    >
      <g fill="none" strokeWidth="1.5" className="stroke-ink">
        <path d="M14 24h332v112H14zM6 136h348M24 136v9h34v-9M302 136v9h34v-9" />
        <path d="M326 24v112" strokeDasharray="5 4" />
      </g>
      <path
        d="M24 136C20 92 44 76 84 74S270 72 298 76 322 94 320 136Z"
        strokeWidth="2"
        className="fill-sea/20 stroke-sea"
      />
      {hasPad && <path d="M36 140H312" strokeWidth="3" strokeDasharray="9 5" className="stroke-warn" />}
      <text x="172" y="104" textAnchor="middle" className="fill-ink text-16 font-semibold">
        {copy.load(groupedAmount(litres), groupedAmount(kg))}
      </text>
      <text x="172" y="123" textAnchor="middle" className="fill-muted text-14">
        {copy.bag(groupedAmount(sizeL), percent)}
      </text>
      <text x="346" y="16" textAnchor="end" className="fill-muted text-12">
        {copy.door}
      </text>
      {hasPad && (
        <text x="172" y="166" textAnchor="middle" className="fill-warn text-12">
          {copy.pad}
        </text>
      )}
    </svg>
  );
}
