import { isDeadline, windowOpening, timeToCutoff, type Cutoff } from '../../domain/offer/cutoffs';
import { cutoffsCopy as copy } from '../copy/trade/cutoffs';
import { momentText, momentWords, remainingWords } from '../copy/words/moment-words';

type Tone = 'past' | 'missed' | 'next' | 'coming' | 'departure';
type Stop = { id: string; name: string; opens: string | null; at: string; tone: Tone };

type LineProps = {
  cutoffs: readonly Cutoff[];
  etd: string;
  now: number;
  /** Word for departure, where nothing sails. */
  departs?: string;
};

const MARKS: Record<Tone, string> = {
  past: 'border-grey bg-grey',
  missed: 'border-bad bg-bad',
  next: 'border-warn bg-warn',
  coming: 'border-line-strong bg-surface',
  departure: 'border-ink bg-ink',
};
const NAMES: Record<Tone, string> = {
  past: 'text-muted',
  missed: 'font-semibold text-bad',
  next: 'font-semibold text-warn',
  coming: 'text-muted',
  departure: 'text-muted',
};

function cutoffStops({ cutoffs, etd, now, departs = copy.departs }: LineProps): Stop[] {
  const inOrder = cutoffs.toSorted((one, other) => one.at.localeCompare(other.at));
  const next = inOrder.find(({ code, at }) => isDeadline(code) && timeToCutoff(at, now).level !== 'missed');
  const toneOf = ({ code, at }: Cutoff): Tone => {
    if (code === next?.code) return 'next';
    if (timeToCutoff(at, now).level !== 'missed') return 'coming';
    return isDeadline(code) ? 'missed' : 'past';
  };
  return [
    ...inOrder.map((cutoff) => ({
      id: cutoff.code,
      name: copy.code[cutoff.code],
      opens: windowOpening(cutoff),
      at: cutoff.at,
      tone: toneOf(cutoff),
    })),
    { id: 'ETD', name: departs, opens: null, at: etd, tone: 'departure' as const },
  ];
}

function Remark({ at, tone, now }: Stop & { now: number }) {
  if (tone === 'missed') return <span className="text-bad">{copy.missed}</span>;
  if (tone !== 'next') return null;
  return <span className="text-warn print:hidden">{copy.left(remainingWords(timeToCutoff(at, now).ms))}</span>;
}

/** Number of cut-offs that fit side by side on a usual card. */
const FEW = 7;

/** Cut-offs along a timeline: horizontal where the card is wide enough, else vertical. */
export function CutoffLine(props: LineProps) {
  const { now } = props;
  const stops = cutoffStops(props);
  return (
    <div className={stops.length <= FEW ? '@container/few' : '@container/many'}>
      <ol className="laid:grid laid:auto-cols-fr laid:grid-flow-col">
        {stops.map((stop) => {
          const { date, time } = momentWords(stop.at);
          const isStrong = stop.tone === 'next' || stop.tone === 'departure';
          return (
            <li
              key={stop.id}
              className="relative flex gap-3 pb-3 pl-6 text-12 before:absolute before:top-2 before:bottom-[-8px] before:left-[5px] before:w-px before:bg-line-strong last:before:hidden laid:block laid:pt-5 laid:pb-0 laid:pl-0 laid:before:top-[5px] laid:before:right-0 laid:before:bottom-auto laid:before:left-0 laid:before:h-px laid:before:w-auto"
            >
              <i
                aria-hidden="true"
                className={`absolute top-1.25 left-0.25 size-2.25 rotate-45 border laid:top-[1px] ${MARKS[stop.tone]}`}
              />
              <span className={`block w-20 laid:w-auto ${NAMES[stop.tone]}`}>{stop.name}</span>
              {stop.opens !== null && <span className="block text-muted">{copy.from(momentText(stop.opens))}</span>}
              <span className={`block text-14 whitespace-nowrap text-ink ${isStrong ? 'font-semibold' : ''}`}>
                {date} {time}
              </span>
              <Remark {...stop} now={now} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
