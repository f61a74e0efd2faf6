import type { WhOffer } from '../../../domain/modes/wh/quote';
import { whQuestion, type WhSearch } from '../../../domain/modes/wh/search';
import { palletShare } from '../../../domain/modes/wh/split';
import { GRAMS_PER_TON } from '../../../domain/modes/wh/stay';
import { routePath } from '../../../domain/routes';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { TextLink } from '../../ui/press/text-link';
import { Comma } from '../../ui/show/comma';

const { split: copy } = whRoomsCopy.board;

const roomLetter = (room: string): string => room.slice(-1);

type RoomSplitProps = { detail: Pick<WhOffer['detail'], 'room' | 'split'>; search: WhSearch };

/** Splits the goods over two rooms of a store; each half is searched and ordered by itself. */
export function RoomSplit({ detail: { room, split }, search }: RoomSplitProps) {
  if (!split) return null;
  // A half has a definite tonnage; trial pallets stay marked as a trial.
  const untold = search.untold.filter((amount) => amount !== 'tons');
  const halves = [
    { room: room.id, tons: split.grams / GRAMS_PER_TON },
    { room: split.room, tons: split.rest / GRAMS_PER_TON },
  ];
  return (
    <p className="text-12">
      <b className="font-semibold text-ink">{copy.title}</b>
      {halves.map(({ room: id, tons }) => {
        const pallets = palletShare(search.pallets, tons, search.tons);
        return (
          <span key={id} className="ml-2">
            <Comma />
            <TextLink
              href={whQuestion.address(
                routePath('warehouse'),
                whQuestion.askedFor({ ...search, tons, pallets, untold }),
              )}
            >
              {copy.half(roomLetter(id), tons)}
            </TextLink>
          </span>
        );
      })}
      <span className="block text-muted">{copy.note}</span>
    </p>
  );
}
