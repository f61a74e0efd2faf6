import type { DraftChoiceIntents, DraftChoiceView, OfferedDraft } from '../../../machines/order/draft-choice';
import { momentText } from '../../copy/words/moment-words';
import { orderDialogsCopy } from '../../copy/order';
import { draftLane } from '../../copy/words/route-words';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { OrderQuestion } from './order-question';

const { older: copy } = orderDialogsCopy;

type FactLine = [name: string, words: string];

/** Route of transported goods, place of stored ones; null for a service. */
function draftPlaceLine({ about }: OfferedDraft): FactLine | null {
  if (about !== null && about.dst === null) return about.org && [copy.place, about.org.nameCn];
  return [copy.lane, draftLane(about) ?? copy.unknown];
}
const goodsText = ({ goods }: OfferedDraft): string => (goods.length > 0 ? goods.join('、') : copy.unknown);

type OfferedProps = { draft: OfferedDraft; isDropAsked: boolean; onResume: () => void; onDrop: () => void };

function Offered({ draft, isDropAsked, onResume, onDrop }: OfferedProps) {
  const { about, kg, savedAt } = draft;
  const place = draftPlaceLine(draft);
  const goods = goodsText(draft);
  const called = place === null ? goods : copy.of(place[1], goods);
  const named: FactLine[] = [
    ...(place === null ? [] : [place]),
    [copy.goods, goods],
    ...(kg === null ? [] : [[copy.weight, copy.kg(kg)] as FactLine]),
    ...(about?.leavesAt ? [[copy.leaves, momentText(about.leavesAt)] as FactLine] : []),
    ...(savedAt === 0 ? [] : [[copy.saved, momentText(new Date(savedAt).toISOString())] as FactLine]),
  ];
  return (
    <li className="grid gap-3 rounded-control bg-canvas px-4 py-3">
      <dl className="grid gap-1">
        {named.map(([name, words]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-muted">{name}</dt>
            <dd className="text-right text-ink">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <LinkButton onClick={onDrop}>
          {isDropAsked ? copy.dropSure : copy.drop}
          <span className="sr-only">{called}</span>
        </LinkButton>
        <Button look="sea" size="small" onClick={onResume}>
          {copy.resume}
          <span className="sr-only">{called}</span>
        </Button>
      </div>
    </li>
  );
}

type ChoiceProps = { view: DraftChoiceView; on: DraftChoiceIntents };

/** Drafts of other orders: continue one or begin another. No draft is lost either way. */
export function DraftChoiceDialogView({ view: { question, dropKey }, on }: ChoiceProps) {
  if (!question) return null;
  return (
    <OrderQuestion
      title={copy.title(question.length)}
      text={copy.text}
      onClose={on.leave}
      actions={
        <Button look="line" onClick={on.leave}>
          {copy.leave}
        </Button>
      }
    >
      <ul className="grid max-h-[50dvh] gap-3 overflow-y-auto">
        {question.map((draft) => (
          <Offered
            key={draft.key}
            draft={draft}
            isDropAsked={dropKey === draft.key}
            onResume={() => on.resume(draft.key)}
            onDrop={() => on.drop(draft.key)}
          />
        ))}
      </ul>
    </OrderQuestion>
  );
}
