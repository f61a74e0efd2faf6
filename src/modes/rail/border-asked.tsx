import { Link } from 'wouter';

import { railAddress, type RailQuery } from '../../../domain/modes/rail/address';
import { boardAddress } from '../../../domain/modes/rail/board';
import { BORDERS, type BorderCode } from '../../../domain/modes/rail/corridor';
import { railWaysBetween } from '../../../domain/modes/rail/ways';
import { routePath } from '../../../domain/routes';
import { corridorsCopy } from '../../copy/modes/rail/corridors';

const { asked: copy } = corridorsCopy;
const PAGE = routePath('railWayIndex');

const LINK = 'inline-flex min-h-8 items-center rounded-control px-2 text-sea hover:bg-sea-tint';

/** Filter for one border, shown above the results, with the other borders of these trains. */
export function BorderAsked({ asked, border }: { asked: RailQuery; border: BorderCode }) {
  const { nameCn } = BORDERS[border];
  const across = [...new Set(railWaysBetween(asked.org ?? '', asked.dst ?? '').map((way) => way.border))];
  const isElsewhere = across.length > 0 && !across.includes(border);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-sea-tint px-4 py-2">
      <span role="status">
        {copy.only(nameCn)}
        {isElsewhere && copy.none}
      </span>
      {isElsewhere &&
        across.map((code) => (
          <Link key={code} href={railAddress(PAGE, { ...asked, border: code })} className={LINK}>
            {copy.over(BORDERS[code].nameCn)}
          </Link>
        ))}
      <Link href={railAddress(PAGE, { ...asked, border: null })} className={LINK}>
        {copy.any}
      </Link>
      <Link href={boardAddress(PAGE, { border })} className={LINK}>
        {copy.all(nameCn)}
      </Link>
    </p>
  );
}
