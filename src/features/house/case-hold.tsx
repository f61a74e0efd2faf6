import type { AnyCase } from '../../../domain/house/case';
import type { DeskCaseIntents, DeskCaseView } from '../../../machines/house/desk-case';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { Select } from '../../ui/form/select';
import { Button } from '../../ui/press/button';

const { hold: copy, facts } = deskCaseCopy;

type HoldProps = { view: DeskCaseView; on: DeskCaseIntents; shown: AnyCase };

function said({ heldBy }: AnyCase, staffId: string): string {
  if (heldBy === null) return copy.nobody;
  return heldBy.staffId === staffId ? copy.mine : copy.theirs(heldBy.name);
}

/** Who works at it: taken, handed on, given back. Whoever only looks on is offered none of it. */
export function CaseHold({ view, on, shown }: HoldProps) {
  const { self, colleagues, isBusy, act } = view;
  const isMine = shown.heldBy?.staffId === self.staffId;
  const others = colleagues.filter(({ staffId }) => staffId !== self.staffId);
  const isWorker = colleagues.some(({ staffId }) => staffId === self.staffId);
  const isOff = isBusy || act !== null || view.stage === 'loading';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p>
        <span className="text-muted">{facts.holder}</span> {said(shown, self.staffId)}
      </p>
      {isWorker && shown.heldBy === null && (
        <Button look="line" size="small" isOff={isOff} onClick={() => on.hold(self.staffId)}>
          {copy.take}
        </Button>
      )}
      {isMine && (
        <>
          <Button look="line" size="small" isOff={isOff} onClick={() => on.hold(null)}>
            {copy.giveBack}
          </Button>
          {others.length > 0 && (
            <div className="-mb-6.5 w-48">
              <Select
                label={copy.pass}
                hint=""
                placeholder={copy.passTo}
                choices={others.map(({ staffId, name }) => ({ key: staffId, label: name }))}
                chosen={null}
                isOff={isOff}
                onChoose={on.hold}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
