import type { Stretch } from '../../../domain/modes/truck/driving';
import { toIso, parseMoment } from '../../../domain/values/moments';
import { momentText } from '../../copy/words/moment-words';
import { lastsWords } from '../../copy/modes/truck/lasts';
import { truckSearchCopy } from '../../copy/modes/truck/search';
import { MINUTE_MS } from '../../../domain/values/spans';

const { panel: copy } = truckSearchCopy;

const LOOKS: Readonly<Record<Stretch['kind'], string>> = {
  LOAD: 'bg-sea-tint',
  DRIVE: 'bg-sea',
  BREAK: 'bg-line-strong',
  OFF: 'bg-line',
  NIGHT: 'bg-ink',
};

type TimedStretch = Stretch & { startsAt: number };

function timedStretches(leavesAt: string, stretches: readonly Stretch[]): TimedStretch[] {
  let at = parseMoment(leavesAt) ?? 0;
  return stretches.map((stretch) => {
    const told = { ...stretch, startsAt: at };
    at += stretch.minutes * MINUTE_MS;
    return told;
  });
}

/** Minutes by kind, in order of first appearance. */
function minutesByKind(stretches: readonly Stretch[]): [kind: Stretch['kind'], minutes: number][] {
  const sums = new Map<Stretch['kind'], number>();
  for (const { kind, minutes } of stretches) sums.set(kind, (sums.get(kind) ?? 0) + minutes);
  return [...sums];
}

export function DayBar({ leavesAt, stretches }: { leavesAt: string; stretches: readonly Stretch[] }) {
  const told = timedStretches(leavesAt, stretches);
  return (
    <>
      <h3 className="text-14">{copy.journey}</h3>
      <div aria-hidden="true" className="gauge mt-3 flex h-4 overflow-hidden rounded-control">
        {told.map(({ kind, minutes, startsAt }) => (
          <span key={startsAt} className={LOOKS[kind]} style={{ flexGrow: minutes, flexBasis: 0 }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
        {minutesByKind(stretches).map(([kind, minutes]) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`gauge size-2.5 rounded-full ${LOOKS[kind]}`} />
            {copy.sum(copy.stretch[kind], lastsWords(minutes))}
          </li>
        ))}
      </ul>
      <details className="mt-3 text-12">
        <summary className="cursor-pointer text-sea">{copy.journeyTable}</summary>
        <table className="mt-2 w-full border-collapse">
          <caption className="sr-only">{copy.journeyTable}</caption>
          <tbody>
            {told.map(({ kind, minutes, startsAt }) => (
              <tr key={startsAt} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1 text-left font-normal text-muted">
                  {momentText(toIso(startsAt))}
                </th>
                <td className="py-1 text-ink">{copy.stretch[kind]}</td>
                <td className="py-1 text-right text-ink">{lastsWords(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="mt-3 text-12 text-muted">{copy.planned}</p>
    </>
  );
}
