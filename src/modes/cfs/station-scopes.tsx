import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { fireName } from '../../../domain/goods/fire';
import { STATION_ROWS, type StationRow } from '../../../domain/modes/cfs/stations';
import { stationScopesCopy as copy } from '../../copy/modes/cfs/scopes';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

/** Every class that one of the stations takes. */
const CLASSES: readonly HazardClass[] = [...new Set(STATION_ROWS.flatMap(({ classes }) => classes))].toSorted();

function ScopeRow({ nameCn, address, classes, fires, packers, most }: StationRow) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="p-3 text-left font-medium whitespace-nowrap">
        {nameCn}
        <span className="block text-12 font-normal text-muted">{address}</span>
      </th>
      {CLASSES.map((one) => {
        const isTaken = classes.includes(one);
        return (
          <td key={one} className={`p-3 text-center text-12 ${isTaken ? 'text-good' : 'bg-sunken text-muted'}`}>
            {isTaken ? copy.takes : copy.refuses}
          </td>
        );
      })}
      <td className="p-3 text-12 text-muted">{fires.map(fireName).join(' ')}</td>
      <td className="p-3 text-12 whitespace-nowrap">{packers}</td>
      <td className="p-3 text-12 whitespace-nowrap">{most.Y.trucks > 0 ? copy.most(most.Y) : copy.general}</td>
      <td className="p-3 text-12 whitespace-nowrap">{copy.most(most.N)}</td>
    </tr>
  );
}

const HEAD = 'p-3 text-left font-normal whitespace-nowrap';

/** Which station stuffs which class and how much in a day, and what is asked before anybody orders. */
export function StationScopes() {
  return (
    <div className="wrap pb-12 md:pb-16">
      <section aria-labelledby="station-scopes">
        <h2 id="station-scopes" className="text-24">
          {copy.title}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls has to be reached by keys */}
        <div className="relative mt-6 overflow-x-auto" tabIndex={0} role="region" aria-label={copy.caption}>
          <table className="w-full min-w-280 border-collapse border border-line bg-surface">
            <caption className="sr-only">{copy.caption}</caption>
            <thead className="text-12 text-muted">
              <tr className="border-b border-line">
                <th scope="col" className={HEAD}>
                  {copy.station}
                </th>
                {CLASSES.map((one) => (
                  <th key={one} scope="col" className="p-3 font-medium text-ink">
                    <HazardDiamond hazardClass={one} className="mx-auto size-8" />
                    {one}
                  </th>
                ))}
                {[copy.fires, copy.packers, copy.danger, copy.plain].map((name) => (
                  <th key={name} scope="col" className={HEAD}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {STATION_ROWS.map((row) => (
                <ScopeRow key={row.code} {...row} />
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-3 text-12 text-muted">{copy.source}</p>
      </section>
      <section aria-labelledby="station-questions" className="mt-10">
        <h2 id="station-questions" className="text-24">
          {copy.asked}
        </h2>
        <dl className="mt-4 grid gap-x-10 md:grid-cols-2">
          {copy.questions.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-4">
              <dt className="text-16 font-semibold text-ink">{title}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
