import { useId, type ReactNode } from 'react';

import { DECISIONS, type ApprovalSight } from '../../../../domain/mall/approval';
import type { ApprovalField, ApprovalIntents, ApprovalView as View } from '../../../../machines/booking/approval';
import { approvalCopy } from '../../../copy/mall/approval';
import { severalFaults } from '../../../copy/words/several-faults';
import { Section } from '../../../trade/section';
import { FaultsTold } from '../../../ui/form/faults-told';
import { FieldFrame, noteId } from '../../../ui/form/field-frame';
import { FieldMessage } from '../../../ui/form/field-message';
import { TextField } from '../../../ui/form/text-field';
import { Button } from '../../../ui/press/button';
import { ChoiceChip } from '../../../ui/press/choice-chip';

const copy = approvalCopy.list;

type ListSight = Extract<ApprovalSight, { stage: 'LIST' }>;
type DecisionProps = { view: View; on: ApprovalIntents; sight: ListSight; pad: ReactNode };

const decisionError = ({ wrong }: View, field: ApprovalField): string | undefined =>
  wrong.includes(field) ? approvalCopy.wrong[field] : undefined;

/** Total when the approval was requested, and now. */
const Changed = ({ sight: { changed, revision } }: DecisionProps) =>
  changed && (
    <div role="alert" className="grid gap-2 rounded-card border border-warn bg-surface p-4">
      <p className="font-semibold text-warn">{copy.changed.title}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{copy.changed.sent}</dt>
        <dd className="text-ink">{copy.changed.sum({ total: revision.sums?.total ?? 0, kg: revision.kg })}</dd>
        <dt className="text-muted">{copy.changed.now}</dt>
        <dd className="text-ink">{copy.changed.sum(changed)}</dd>
      </dl>
    </div>
  );

const Opinion = ({ view: { decision, isDeciding }, on, sight }: DecisionProps) => (
  <Section isFirst title={copy.opinion}>
    <div role="group" aria-label={copy.opinion} className="flex flex-wrap gap-2 *:min-h-11 *:px-4 *:text-14">
      {DECISIONS.map((one) => (
        <ChoiceChip
          key={one}
          isPressed={decision === one}
          isOff={isDeciding || (one === 'APPROVED' && sight.changed !== null)}
          onPress={() => on.choose(one)}
        >
          {copy.opinions[one]}
        </ChoiceChip>
      ))}
    </div>
  </Section>
);

function Reason({ view, on }: DecisionProps) {
  const id = useId();
  const error = decisionError(view, 'reason');
  return (
    <FieldFrame id={id} label={copy.reason} hint={copy.reasonHint} error={error}>
      <textarea
        id={id}
        rows={3}
        name="reason"
        value={view.typed.reason}
        readOnly={view.isDeciding}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={noteId(id)}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-16 text-ink aria-invalid:border-bad"
        onChange={({ target }) => on.change({ reason: target.value })}
      />
    </FieldFrame>
  );
}

function Signing(props: DecisionProps) {
  const { view, on, pad } = props;
  const isApproving = view.decision === 'APPROVED';
  const error = decisionError(view, 'signature');
  return (
    <Section isFirst title={isApproving ? copy.signature : copy.reason}>
      <FaultsTold sentence={severalFaults(view.wrong.map((field) => approvalCopy.wrong[field]))}>
        <div className="grid gap-3">
          {isApproving ? (
            <div inert={view.isDeciding}>
              {pad}
              {error && <FieldMessage error={error} />}
            </div>
          ) : (
            <Reason {...props} />
          )}
          <TextField
            name="name"
            label={copy.name}
            hint={copy.nameHint}
            autoComplete="name"
            value={view.typed.name}
            readOnly={view.isDeciding}
            error={decisionError(view, 'name')}
            onChange={({ target }) => on.change({ name: target.value })}
          />
        </div>
      </FaultsTold>
    </Section>
  );
}

export function DecisionForm(props: DecisionProps) {
  const { view, on, sight } = props;
  const { decision, isDeciding, failureCode } = view;
  return (
    <>
      <Changed {...props} />
      <Opinion {...props} />
      <Signing {...props} />
      <div className="bottom-bar -mx-4 grid gap-2 border-t border-line bg-surface px-4 py-3 shadow-dialog">
        {failureCode && (
          <p role="alert" className="text-14 text-bad">
            {approvalCopy.failure[failureCode]}
          </p>
        )}
        <Button
          look={decision === 'APPROVED' ? 'signal' : 'line'}
          isBusy={isDeciding}
          className="w-full"
          onClick={on.decide}
        >
          {copy.presses[decision](sight)}
        </Button>
      </div>
    </>
  );
}
