import type { TariffReading } from '../../../domain/house/tariff-shape';
import { tariffCopy as copy } from '../../copy/house/tariffs';

const HEAD = 'py-1 pl-3 text-right font-normal first:pl-0 first:text-left';
export const FIGURE = 'py-1 pl-3 text-right whitespace-nowrap';

export function Heads({ names }: { names: readonly string[] }) {
  return (
    <thead className="text-12 text-muted">
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={HEAD}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Changes({ changed, count, topic }: Pick<TariffReading, 'changed' | 'count' | 'topic'>) {
  if (count === 0) return null;
  return (
    <table className="w-full text-14">
      <caption className="pb-1 text-left text-12 text-muted">{copy.changed[topic](count, changed.length)}</caption>
      <Heads names={Object.values(copy.columns[topic])} />
      <tbody>
        {changed.map(({ row, column, before, after }) => (
          <tr key={`${row} ${column}`} className="border-t border-line align-baseline">
            <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
              {row} {column}
            </th>
            <td className={`${FIGURE} text-muted`}>{copy.figure(before)}</td>
            <td className={`${FIGURE} text-ink`}>{copy.figure(after)}</td>
            {topic === 'PRICES' && <td className={FIGURE}>{copy.share(before, after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TariffRead({ reading, title }: { reading: TariffReading; title: string }) {
  const { added, gone, count, waits, topic } = reading;
  const isSame = count === 0 && added.length === 0 && gone.length === 0;
  return (
    <section aria-label={title} className="grid gap-3">
      <p className="text-12 text-muted">{`${reading.title} · ${title}`}</p>
      <Changes {...reading} />
      {added.length > 0 && <p className="wrap-anywhere text-ink">{copy.added[topic](added)}</p>}
      {gone.length > 0 && <p className="wrap-anywhere text-warn">{copy.gone[topic](gone)}</p>}
      {isSame ? (
        <p className="text-muted">{copy.unchanged[topic]}</p>
      ) : (
        <p className={waits ? 'text-warn' : 'text-muted'}>{copy.next(reading)}</p>
      )}
      <p className="text-muted">{copy.quotes[topic](reading)}</p>
    </section>
  );
}
