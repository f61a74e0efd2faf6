import { useDeferredValue } from 'react';

import type { Sailing, SailingSearch } from '../../../domain/sailing';
import { totalOf } from '../../../domain/sailing-list';
import type { SailingBoardIntents, SailingBoardView } from '../../../machines/sailing-board';
import { SailingCardView, type ChoiceSlot } from './sailing-card';

/** As many as can be seen at once, and a few more. */
const FIRST = 20;

const NONE: readonly Sailing[] = [];

type RowsProps = { view: SailingBoardView; search: SailingSearch; renderChoice: ChoiceSlot; on: SailingBoardIntents };

const isBookable = ({ state, acceptance }: Sailing) => state === 'OPEN' && acceptance.level !== 'BLOCK';

const leastIn = (rows: readonly Sailing[]) =>
  Math.min(...rows.filter(isBookable).map((sailing) => totalOf(sailing) ?? Number.POSITIVE_INFINITY));

/** The first rows stand at once; the rest follows as soon as nobody waits, and stays within reach of a search. */
export function SailingRows({ view, search, renderChoice, on }: RowsProps) {
  const { rows, open, compared, isFull, delay, now } = view;
  const later = useDeferredValue(rows, NONE);
  const head = rows.slice(0, FIRST);
  // Until the rest has followed, what stands at the top already is not drawn below once more.
  const tail = later === rows ? rows.slice(FIRST) : later.filter((sailing) => !head.includes(sailing)).slice(FIRST);
  const first = rows.find(isBookable)?.sailingId;
  const lowest = leastIn(rows);
  const comparedIds = compared.map(({ sailingId }) => sailingId);
  return (
    <ol className="grid grid-cols-1 gap-3">
      {[...head, ...tail].map((sailing) => {
        const { sailingId } = sailing;
        const isOpen = open.includes(sailingId);
        return (
          <SailingCardView
            key={sailingId}
            sailing={sailing}
            search={search}
            isFirst={sailingId === first}
            isLowest={isBookable(sailing) && totalOf(sailing) === lowest}
            isOpen={isOpen}
            isCompared={comparedIds.includes(sailingId)}
            isFull={isFull}
            delay={isOpen ? delay : null}
            now={now}
            renderChoice={renderChoice}
            on={on}
          />
        );
      })}
    </ol>
  );
}
