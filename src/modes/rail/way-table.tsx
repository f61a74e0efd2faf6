import { Link } from 'wouter';

import { alongWay } from '../../../domain/modes/rail/board';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import { PLATFORMS } from '../../../domain/modes/rail/handling';
import type { RailWay } from '../../../domain/modes/rail/ways';
import { routePath } from '../../../domain/routes';
import { corridorsCopy } from '../../copy/modes/rail/corridors';
import { originNames, stationNames } from '../../copy/modes/rail/stations';
import { weekdayName } from '../../copy/words/moment-words';
import { Heads } from '../../ui/show/heads';

const { ways: copy } = corridorsCopy;

export function RailWayTable({ ways }: { ways: readonly RailWay[] }) {
  const trains = ways.reduce((all, { weekdays }) => all + weekdays.length, 0);
  return (
    <>
      <h3 className="mt-6 flex flex-wrap items-baseline gap-x-3 text-16">
        {copy.title(trains)}
        <span className="text-12 font-normal text-muted">{copy.note}</span>
      </h3>
      <table className="mt-2 w-full border-collapse max-md:block">
        <Heads heads={copy.heads} className="max-md:hidden" />
        <tbody className="max-md:block">
          {ways.map((way) => (
            <tr
              key={`${way.org} ${way.dst}`}
              className="border-b border-line max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:pb-2 max-md:text-12"
            >
              <th scope="row" className="pr-4 text-left font-semibold whitespace-nowrap max-md:w-full">
                <Link
                  href={alongWay(routePath('railWayIndex'), way)}
                  className="inline-flex min-h-11 items-center text-14 text-sea hover:text-sea-strong"
                >
                  {copy.way(originNames[way.org], stationNames[way.dst])}
                </Link>
              </th>
              <td className="pr-4">{PLATFORMS[way.platform].nameCn}</td>
              <td className="pr-4">{BORDERS[way.border].nameCn}</td>
              <td className="pr-4">{way.weekdays.map(weekdayName).join('、')}</td>
              <td className="whitespace-nowrap">{copy.days(...way.transitDays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
