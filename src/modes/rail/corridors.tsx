import { Link } from 'wouter';

import { boardAddress } from '../../../domain/modes/rail/board';
import { BORDERS, CORRIDORS, COUNTRIES, type Corridor } from '../../../domain/modes/rail/corridor';
import { routePath } from '../../../domain/routes';
import { corridorsCopy as copy } from '../../copy/modes/rail/corridors';
import { Heads } from '../../ui/show/heads';

const PAGE = routePath('railWayIndex');

const LINK = 'text-sea hover:text-sea-strong';

export const CorridorTable = ({ corridors }: { corridors: readonly Corridor[] }) => (
  <table className="w-full border-collapse max-md:text-12">
    <Heads heads={copy.heads} />
    <tbody>
      {corridors.map(({ line, border, countries, changes }) => (
        <tr key={`${line} ${border}`} className="border-b border-line">
          <th scope="row" className="py-2.5 pr-4 text-left font-semibold whitespace-nowrap">
            <Link href={boardAddress(PAGE, { line })} className={LINK}>
              {line}
            </Link>
          </th>
          <td className="pr-4">
            <Link href={boardAddress(PAGE, { line, border })} className={LINK}>
              {`${BORDERS[border].nameCn} / ${BORDERS[border].partner}`}
            </Link>
          </td>
          <td className="pr-4">{countries.map((country) => COUNTRIES[country]).join('、')}</td>
          <td className="pr-4 whitespace-nowrap">{copy.changes(changes)}</td>
          <td className="whitespace-nowrap">{copy.low(BORDERS[border].lowC)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const Corridors = () => (
  <section aria-labelledby="corridors" className="wrap py-12">
    <h2 id="corridors" className="text-24">
      {copy.title}
    </h2>
    <p className="mt-2 text-muted">{copy.note}</p>
    <div className="mt-6">
      <CorridorTable corridors={CORRIDORS} />
    </div>
  </section>
);
