import { memo, useMemo } from 'react';

import type { Sailing, SailingSearch } from '../../../domain/sailing';
import { totalOf } from '../../../domain/sailing-list';
import type { SailingBoardIntents, SailingBoardView } from '../../../machines/sailing-board';
import { SailingCardView, type ChoiceSlot } from './sailing-card';
import { FAR, useSettlingRows } from './settling-rows';

type RowsProps = { view: SailingBoardView; search: SailingSearch; renderChoice: ChoiceSlot; on: SailingBoardIntents };

type PartProps = Pick<SailingBoardView, 'open' | 'compared' | 'isFull' | 'delay' | 'now'> &
  Omit<RowsProps, 'view'> & {
    rows: readonly Sailing[];
    first: Sailing | undefined;
    lowest: number;
    isFar: boolean;
  };

const isBookable = ({ state, acceptance }: Sailing) => state === 'OPEN' && acceptance.level !== 'BLOCK';

const leastIn = (rows: readonly Sailing[]) =>
  Math.min(...rows.filter(isBookable).map((sailing) => totalOf(sailing) ?? Number.POSITIVE_INFINITY));

/** A card belongs to its place: another order writes other words into it, and nothing has to be moved. */
const Part = memo(function Part({ rows, open, compared, first, lowest, delay, ...shared }: PartProps) {
  return rows.map((sailing, place) => {
    const isOpen = open.includes(sailing.sailingId);
    return (
      <SailingCardView
        key={place}
        sailing={sailing}
        isFirst={sailing === first}
        isLowest={isBookable(sailing) && totalOf(sailing) === lowest}
        isOpen={isOpen}
        isCompared={compared.includes(sailing)}
        delay={isOpen ? delay : null}
        {...shared}
      />
    );
  });
});

export function SailingRows({ view, search, renderChoice, on }: RowsProps) {
  const { rows, open, compared, isFull, delay, now } = view;
  const { shown, edition, ref } = useSettlingRows(rows);
  const [first, lowest] = useMemo(() => [rows.find(isBookable), leastIn(rows)], [rows]);
  return (
    <ol key={edition} ref={ref}>
      {shown.map((part, at) => (
        <Part
          key={at}
          rows={part}
          isFar={at >= FAR}
          search={search}
          first={first && part.includes(first) ? first : undefined}
          lowest={lowest}
          open={open}
          compared={compared}
          isFull={isFull}
          delay={delay}
          now={now}
          renderChoice={renderChoice}
          on={on}
        />
      ))}
    </ol>
  );
}
