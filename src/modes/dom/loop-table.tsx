import { CARRIER_NAMES, type Loop, LOOPS, ridesBetween } from '../../../domain/modes/dom/loops';
import { portName } from '../../../domain/modes/dom/ports';
import { loopName } from '../../copy/modes/dom';
import { domSearchCopy } from '../../copy/modes/dom/search';

const { board: copy } = domSearchCopy;

type RowProps = {
  loop: Loop;
  /** Ports where the goods are loaded, transhipped and discharged. */
  own: readonly string[];
};

const dayWord = ({ weekday }: Loop, day: number): string => copy.week[(weekday + day) % 7] ?? '';

/** Rotation of a ship: calls with weekdays; the user's ports are highlighted. */
function LoopRow({ loop, own }: RowProps) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 pr-4 text-left font-normal whitespace-nowrap">
        <b className="font-semibold text-ink">{loopName(loop.id)}</b>
        <span className="block text-12 text-muted">{CARRIER_NAMES[loop.carrier]}</span>
      </th>
      <td className="py-2.5">
        <ol className="flex flex-wrap gap-x-1.5 gap-y-2">
          {loop.calls.map(({ code, day }, at) => (
            <li key={code} className="flex items-center gap-1.5">
              {at > 0 && <span aria-hidden="true" className="h-px w-5 bg-line-strong max-md:hidden" />}
              <span
                className={`rounded-control border px-2 py-0.5 text-center ${own.includes(code) ? 'border-sea bg-sea-tint font-semibold text-sea' : 'border-line text-ink'}`}
              >
                {portName(code)}
                <span className="block text-12 font-normal whitespace-nowrap text-muted">
                  {dayWord(loop, day)} · {copy.day(day)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </td>
    </tr>
  );
}

type TableProps = { loops: readonly Loop[]; own?: readonly string[] };

export const LoopTableView = ({ loops, own = [] }: TableProps) => (
  <section aria-label={copy.loops} className="rounded-card border border-line bg-surface px-4 py-3 md:px-5">
    <header className="mb-1 flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-16">{copy.loops}</h2>
      <span className="text-12 text-muted">{copy.loopsNote}</span>
    </header>
    <table className="w-full">
      <tbody>
        {loops.map((loop) => (
          <LoopRow key={loop.id} loop={loop} own={own} />
        ))}
      </tbody>
    </table>
  </section>
);

export const AllLoops = () => (
  <div className="wrap pb-12">
    <LoopTableView loops={LOOPS} />
  </div>
);

export function LoopsBetween({ legs }: { legs: readonly (readonly [from: string, to: string])[] }) {
  const loops = [...new Set(legs.flatMap(([from, to]) => ridesBetween(from, to).map(({ loop }) => loop)))];
  return loops.length > 0 && <LoopTableView loops={loops} own={legs.flat()} />;
}
