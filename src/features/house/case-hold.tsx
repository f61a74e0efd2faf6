import type { AnyCase } from '../../../domain/house/case';
import { holdOffers } from '../../../domain/house/holding';
import type { DeskCaseIntents, DeskCaseView } from '../../../machines/house/desk-case';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { Select } from '../../ui/form/select';
import { Button } from '../../ui/press/button';

const { hold: copy, facts } = deskCaseCopy;

type HoldProps = { view: DeskCaseView; on: DeskCaseIntents; shown: AnyCase };

function holderText({ heldBy }: AnyCase, staffId: string): string {
  if (heldBy === null) return copy.nobody;
  return heldBy.staffId === staffId ? copy.mine : copy.theirs(heldBy.name);
}

export function CaseHold({ view, on, shown }: HoldProps) {
  const { self, colleagues, isBusy, step } = view;
  const offers = holdOffers(shown.kind, shown.heldBy, self);
  const others = colleagues.filter(({ staffId }) => staffId !== self.staffId && staffId !== shown.heldBy?.staffId);
  const isOff = isBusy || step === 'read' || view.stage === 'loading';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p>
        <span className="text-muted">{facts.holder}</span> {holderText(shown, self.staffId)}
      </p>
      {(offers.take || offers.takeOver) && (
        <Button look="line" size="small" isOff={isOff} onClick={() => on.hold(self.staffId)}>
          {offers.take ? copy.take : copy.takeOver}
        </Button>
      )}
      {offers.giveBack && (
        <Button look="line" size="small" isOff={isOff} onClick={() => on.hold(null)}>
          {copy.giveBack}
        </Button>
      )}
      {offers.pass && others.length > 0 && (
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
    </div>
  );
}
