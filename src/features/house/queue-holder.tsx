import type { QueueLine } from '../../../domain/house/case';
import { mayTakeFromList } from '../../../domain/house/holding';
import type { DeskQueueIntents, DeskQueueView, TakeFailure } from '../../../machines/house/desk-queue';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { lineNo } from './queue-cells';

type HolderProps = { line: QueueLine; view: Pick<DeskQueueView, 'self' | 'take' | 'isTaking'>; on: DeskQueueIntents };

/** Name of a case for screen readers, which hear the button without its row. */
function lineName(line: QueueLine): string {
  if (line.kind === 'verification') return line.name;
  return line.kind === 'buyerPaper' ? line.enterprise : lineNo(line);
}

const takeFailureText = (failure: TakeFailure): string =>
  failure.code === 'told' ? failure.message : copy.takeFailure[failure.code];

function lineHolder({ heldBy }: QueueLine, staffId: string): string {
  if (heldBy === null) return copy.free;
  return heldBy.staffId === staffId ? deskCaseCopy.hold.mine : copy.heldBy(heldBy.name);
}

/** The holder, or a button to take the case. The focus stays in the pressed row. */
export function QueueHolder({ line, view: { self, take, isTaking }, on }: HolderProps) {
  const { kind, heldBy } = line;
  const no = lineNo(line);
  const isPressed = take?.subject.no === no;
  const failure = isPressed ? take.failure : null;
  return (
    <span className="block">
      {mayTakeFromList(kind, heldBy, self) ? (
        <Button
          look="line"
          size="small"
          isBusy={isPressed && isTaking}
          isOff={isTaking && !isPressed}
          readAs={copy.takeNamed(lineName(line))}
          onClick={() => on.takeLine({ kind, no })}
        >
          {deskCaseCopy.hold.take}
        </Button>
      ) : (
        <span ref={isPressed ? catchFocus : null} className={heldBy ? '' : 'text-muted'}>
          {lineHolder(line, self.staffId)}
        </span>
      )}
      {failure !== null && (
        <span role="alert" className="mt-1 block text-12 wrap-anywhere text-bad">
          {takeFailureText(failure)}
        </span>
      )}
    </span>
  );
}
