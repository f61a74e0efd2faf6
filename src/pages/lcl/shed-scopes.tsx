import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import { SHEDS, type Shed } from '../../../domain/modes/lcl/sheds';
import { fireName } from '../../../domain/goods/fire';
import { shedScopesCopy as copy } from '../../copy/pages/lcl';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

/** Sheds that take dangerous goods, and every class that one of them takes. */
const OPEN = SHEDS.filter(({ classes }) => classes.length > 0);
const CLASSES: readonly HazardClass[] = [...new Set(OPEN.flatMap(({ classes }) => classes))].toSorted();

const [OPENS, CLOSES] = GATE_HOURS.danger;

function ScopeRow({ nameCn, classes, fires }: Shed) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="p-3 text-left font-medium whitespace-nowrap">
        {nameCn}
      </th>
      {CLASSES.map((hazardClass) => {
        const isTaken = classes.includes(hazardClass);
        return (
          <td
            key={hazardClass}
            className={`p-3 text-center text-12 whitespace-nowrap ${isTaken ? 'text-good' : 'bg-sunken text-muted'}`}
          >
            {isTaken ? copy.takes : copy.refuses}
          </td>
        );
      })}
      <td className="p-3 text-12 whitespace-nowrap text-muted">{fires.map(fireName).join(' ')}</td>
      <td className="p-3 text-12 whitespace-nowrap tabular-nums">{`${copy.time(OPENS)}–${copy.time(CLOSES)}`}</td>
    </tr>
  );
}

/** Which shed takes which class: the first thing somebody with dangerous goods wants to know of a shared box. */
export function ShedScopes() {
  return (
    <section className="wrap pb-12 md:pb-16" aria-labelledby="shed-scopes">
      <h2 id="shed-scopes" className="text-24">
        {copy.title}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls has to be reached by keys */}
      <div className="relative mt-6 overflow-x-auto" tabIndex={0} role="region" aria-label={copy.caption}>
        <table className="w-full min-w-200 border-collapse border border-line bg-surface">
          <caption className="sr-only">{copy.caption}</caption>
          <thead className="text-12 text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="p-3 text-left font-normal">
                {copy.shed}
              </th>
              {CLASSES.map((hazardClass) => (
                <th key={hazardClass} scope="col" className="p-3 font-medium text-ink">
                  <HazardDiamond hazardClass={hazardClass} className="mx-auto size-8" />
                  {hazardClass}
                </th>
              ))}
              <th scope="col" className="p-3 text-left font-normal">
                {copy.fires}
              </th>
              <th scope="col" className="p-3 text-left font-normal">
                {copy.hours}
              </th>
            </tr>
          </thead>
          <tbody>
            {OPEN.map((shed) => (
              <ScopeRow key={shed.code} {...shed} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-14 text-muted">{copy.never}</p>
      <p className="mt-1 text-12 text-muted">{copy.source}</p>
    </section>
  );
}
