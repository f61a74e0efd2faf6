import { Link } from 'wouter';

import { boardAddress, boardChoices, type RailBoard, boardRoutes } from '../../../domain/modes/rail/board';
import { BORDERS, CORRIDORS, RAIL_LINES } from '../../../domain/modes/rail/corridor';
import { PLATFORMS } from '../../../domain/modes/rail/handling';
import { routePath } from '../../../domain/routes';
import { corridorsCopy as copy } from '../../copy/modes/rail/corridors';
import { CorridorTable } from './corridors';
import { RailWayTable } from './way-table';

const PAGE = routePath('railWayIndex');

const CHOICE =
  'inline-flex min-h-9 items-center rounded-control px-3 text-muted hover:text-ink aria-current:bg-sea-tint aria-current:font-semibold aria-current:text-sea';

type Choice = { key: string; words: string; to: RailBoard; isChosen: boolean };

const Choices = ({ label, choices }: { label: string; choices: readonly Choice[] }) => (
  <nav aria-label={label} className="flex flex-wrap items-center gap-1">
    <span className="text-12 text-muted max-md:w-full md:w-16">{label}</span>
    {choices.map(({ key, words, to, isChosen }) => (
      <Link
        key={key}
        href={boardAddress(PAGE, to)}
        replace
        aria-current={isChosen ? 'true' : undefined}
        className={CHOICE}
      >
        {words}
      </Link>
    ))}
  </nav>
);

type ByProps = { board: RailBoard };

/** Each line has its own borders, so changing it clears them. */
const ByLine = ({ board }: ByProps) => (
  <Choices
    label={copy.lines}
    choices={RAIL_LINES.map((line) => ({
      key: line,
      words: copy.lineOf(line),
      to: { line, border: null, platform: null },
      isChosen: line === board.line,
    }))}
  />
);

const ByBorder = ({ board }: ByProps) => (
  <Choices
    label={copy.borders}
    choices={[
      ...(board.line === null
        ? []
        : [{ key: '', words: copy.any, to: { ...board, border: null }, isChosen: board.border === null }]),
      ...boardChoices(board).borders.map((border) => ({
        key: border,
        words: BORDERS[border].nameCn,
        to: { ...board, border },
        isChosen: border === board.border,
      })),
    ]}
  />
);

const ByPlatform = ({ board }: ByProps) => (
  <Choices
    label={copy.platforms}
    choices={[
      { key: '', words: copy.any, to: { ...board, platform: null }, isChosen: board.platform === null },
      ...boardChoices(board).platforms.map((platform) => ({
        key: platform,
        words: PLATFORMS[platform].nameCn,
        to: { ...board, platform },
        isChosen: platform === board.platform,
      })),
    ]}
  />
);

const isOnCorridor =
  ({ line, border }: RailBoard) =>
  (one: (typeof CORRIDORS)[number]): boolean =>
    (line === null || one.line === line) && (border === null || one.border === border);

/** Timetable of one line or border. `unknown`: a line name from the address that does not exist. */
export function WayBoardView({ unknown, ...board }: RailBoard & { unknown: string | null }) {
  const isChosen = board.line !== null || board.border !== null;
  return (
    <section aria-label={copy.board} className="rounded-card border border-line bg-surface px-4 py-4 md:px-5">
      {unknown !== null && (
        <p role="status" className="mb-3 rounded-control bg-warn-tint px-4 py-2 text-ink">
          {copy.unknown(unknown)}
        </p>
      )}
      <ByLine board={board} />
      {isChosen && (
        <>
          <ByBorder board={board} />
          <ByPlatform board={board} />
          <div className="mt-3">
            <CorridorTable corridors={CORRIDORS.filter(isOnCorridor(board))} />
          </div>
          <RailWayTable ways={boardRoutes(board)} />
        </>
      )}
    </section>
  );
}
