import { CTU_CHECKS } from '../../../domain/modes/cfs/ctu-checks';
import { ctuRows, type SeenState } from '../../../domain/modes/cfs/ctu-seen';
import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { momentText } from '../../copy/words/moment-words';
import { Comma } from '../../ui/show/comma';

const { checks: copy, plan } = cfsReceiptCopy;

const TONES: Readonly<Record<SeenState, string>> = {
  FINE: 'bg-good-tint text-good',
  BAD: 'bg-bad text-surface',
  OPEN: 'bg-grey-tint text-grey',
};

type ChecksProps = { order: Pick<CfsOrder, 'state' | 'boxes' | 'checks'> };

function Box({ box, checks }: { box: CfsOrder['boxes'][number]; checks: CfsOrder['checks'] }) {
  const all = ctuRows(checks, box.no);
  const countOf = (state: SeenState) => all.filter((one) => one.state === state).length;
  const counts = { FINE: countOf('FINE'), BAD: countOf('BAD'), OPEN: countOf('OPEN') };
  return (
    <details open={counts.BAD > 0} className="rounded-card border border-line bg-surface p-4">
      <summary className="cursor-pointer text-ink">
        <b className="font-semibold">{plan.box(box.no, box.type)}</b>
        <span className={`ml-2 text-12 ${counts.BAD > 0 ? 'text-bad' : 'text-muted'}`}>
          <Comma />
          {copy.counted(counts)}
        </span>
      </summary>
      <ol className="mt-2 grid gap-1.5 text-12">
        {all.map(({ check, state, seen }) => (
          <li key={check} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <b className={`h-5 rounded-control px-1.5 leading-5 font-semibold ${TONES[state]}`}>{copy.state[state]}</b>
            <span>
              <span className="block text-ink">{CTU_CHECKS[check]}</span>
              {seen && (
                <span className={state === 'BAD' ? 'text-bad' : 'text-muted'}>
                  {copy.seen(momentText(seen.at), seen.note)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function StationChecksView({ order: { state, boxes, checks } }: ChecksProps) {
  if (state !== 'BOOKED' && checks.length === 0) return null;
  return (
    <section aria-label={copy.title} className="mb-8">
      <h2 className="text-20">{copy.title}</h2>
      <p className="mb-3 text-12 text-muted">{copy.note}</p>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {boxes.map((box) => (
          <Box key={box.no} box={box} checks={checks} />
        ))}
      </div>
    </section>
  );
}
