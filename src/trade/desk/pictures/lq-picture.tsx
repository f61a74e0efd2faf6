import type { LqDetail } from '../../../../domain/desk/tools/lq';
import { lqBars } from '../../../copy/desk/lq';
import type { PictureProps } from '../kit';

/** Fill level in percent; an excess fills the bar and is given in figures. */
function FillBar({ name, of, most }: { name: string; of: number; most: number }) {
  const share = most === 0 ? 0 : Math.ceil((of / most) * 100);
  const isOver = of > most;
  return (
    <div>
      <p className="flex justify-between text-12 text-muted">
        {name}
        <b className={`font-semibold ${isOver ? 'text-bad' : 'text-ink'}`}>{lqBars.of(share)}</b>
      </p>
      <div aria-hidden="true" className="gauge mt-1 h-2 bg-sunken">
        <div className={`h-2 ${isOver ? 'bg-bad' : 'bg-sea'}`} style={{ width: `${Math.min(100, share)}%` }} />
      </div>
    </div>
  );
}

export function LqPicture({ detail }: PictureProps<LqDetail>) {
  if (detail === null) return null;
  return (
    <div className="mt-4 grid gap-3">
      {detail.inner && <FillBar name={lqBars.inner} {...detail.inner} />}
      <FillBar name={lqBars.gross} {...detail.gross} />
    </div>
  );
}
