import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';

import { HELP_REASONS } from '../../../domain/content/help-vote';
import {
  helpVoteIntents,
  selectHelpVote,
  type HelpVoteActor,
  type HelpVoteIntents,
  type HelpVoteView as View,
} from '../../../machines/content/help-vote';
import { helpVoteCopy as copy } from '../../copy/pages/help-vote';
import { FieldFrame, noteId } from '../../ui/form/field-frame';
import { FieldMessage } from '../../ui/form/field-message';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { ChoiceChip } from '../../ui/press/choice-chip';

type VoteProps = { view: View; on: HelpVoteIntents };

const CHIPS = 'flex flex-wrap gap-2 *:min-h-11 *:px-4 *:text-14';

function Words({ view: { draft, isBusy, fault }, on }: VoteProps) {
  const id = useId();
  const error = fault === 'words' || fault === 'unseen' ? copy.faults[fault] : undefined;
  return (
    <FieldFrame id={id} label={copy.words} hint={copy.wordsHint} error={error}>
      <textarea
        id={id}
        rows={3}
        name="words"
        value={draft.words}
        readOnly={isBusy}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={noteId(id)}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-16 text-ink aria-invalid:border-bad"
        onChange={({ target }) => on.type(target.value)}
      />
    </FieldFrame>
  );
}

function Reasons(props: VoteProps) {
  const { view, on } = props;
  const { draft, isBusy, fault } = view;
  return (
    <div className="grid gap-3">
      <h3 ref={catchFocus} tabIndex={-1} className="text-14 font-semibold">
        {copy.why}
      </h3>
      <div role="group" aria-label={copy.why} className={CHIPS}>
        {HELP_REASONS.map((reason) => (
          <ChoiceChip key={reason} isPressed={draft.reason === reason} isOff={isBusy} onPress={() => on.choose(reason)}>
            {copy.reasons[reason]}
          </ChoiceChip>
        ))}
      </div>
      {fault === 'reason' && <FieldMessage error={copy.faults.reason} />}
      <Words {...props} />
      <div className="flex flex-wrap gap-3">
        <Button look="signal" isBusy={isBusy} onClick={on.send}>
          {isBusy ? copy.send.busy : copy.send.idle}
        </Button>
        {!isBusy && (
          <Button look="line" onClick={on.leave}>
            {copy.leave}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Vote under a help page, with reasons. Each press is counted at once. */
export function HelpVoteView({ view, on }: VoteProps) {
  const { vote, isExplaining, isBusy, failureCode } = view;
  return (
    <section aria-busy={isBusy} className="mt-12 grid gap-3 border-t border-line pt-6">
      <h2 className="text-16">{copy.ask}</h2>
      <div role="group" aria-label={copy.ask} className={CHIPS}>
        <ChoiceChip isPressed={vote?.helped === true} isOff={isBusy} onPress={on.helped}>
          {copy.helped}
        </ChoiceChip>
        <ChoiceChip isPressed={vote?.helped === false} isOff={isBusy || isExplaining} onPress={on.unhelped}>
          {copy.unhelped}
        </ChoiceChip>
      </div>
      <output className="text-muted">{vote && !isExplaining && !isBusy ? copy.counted(vote) : ''}</output>
      {isExplaining && <Reasons view={view} on={on} />}
      <FieldMessage hint={copy.remembered} error={failureCode === null ? undefined : copy.failure[failureCode]} />
    </section>
  );
}

export function HelpVote({ actor }: { actor: HelpVoteActor }) {
  const view = useSelector(actor, selectHelpVote, shallowEqual);
  const on = useMemo(() => helpVoteIntents(actor), [actor]);
  return <HelpVoteView view={view} on={on} />;
}
