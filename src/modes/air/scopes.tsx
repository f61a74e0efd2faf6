import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { AIRLINES, type Airline } from '../../../domain/modes/air/airlines';
import { INSTEAD } from '../../../domain/modes/air/airports';
import { airScopesCopy as copy } from '../../copy/modes/air/scopes';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { AirQuestions } from './first-questions';
import { LimitTable } from './limit-table';

/** Every class that one of them takes. */
const CLASSES: readonly HazardClass[] = [...new Set(AIRLINES.flatMap(({ takes }) => takes))].toSorted();

const AirlineRow = ({ nameCn, takes }: Airline) => (
  <tr className="border-b border-line last:border-b-0">
    <th scope="row" className="p-3 text-left font-medium whitespace-nowrap">
      {nameCn}
    </th>
    {CLASSES.map((hazardClass) => {
      const isTaken = takes.includes(hazardClass);
      return (
        <td
          key={hazardClass}
          className={`p-3 text-center text-12 whitespace-nowrap ${isTaken ? 'text-good' : 'bg-sunken text-muted'}`}
        >
          {isTaken ? copy.takes : copy.refuses}
        </td>
      );
    })}
  </tr>
);

/** Which airline takes which class, which airports take none, and what is asked first: by the tables of the search. */
export function AirScopes() {
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-12 md:pb-16" aria-labelledby="air-scopes">
      <div>
        <h2 id="air-scopes" className="text-24">
          {copy.title}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls has to be reached by keys */}
        <div className="relative mt-6 overflow-x-auto" tabIndex={0} role="region" aria-label={copy.caption}>
          <table className="w-full min-w-180 border-collapse border border-line bg-surface">
            <caption className="sr-only">{copy.caption}</caption>
            <thead className="text-12 text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="p-3 text-left font-normal">
                  {copy.airline}
                </th>
                {CLASSES.map((hazardClass) => (
                  <th key={hazardClass} scope="col" className="p-3 font-medium text-ink">
                    <HazardDiamond hazardClass={hazardClass} className="mx-auto size-8" />
                    {hazardClass}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {AIRLINES.map((airline) => (
                <AirlineRow key={airline.code} {...airline} />
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-3 text-14 text-muted">{copy.airports(Object.values(INSTEAD))}</p>
        <p className="mt-1 text-12 text-muted">{copy.source}</p>
      </div>
      <LimitTable />
      <AirQuestions />
    </section>
  );
}
