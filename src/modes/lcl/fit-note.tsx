import { useSelector } from '@xstate/react';

import { offerAnswer } from '../../../domain/offer/answer';
import type { Fit } from '../../../domain/offer/fit';
import { selectFitCheck, type FitCheckActor, type FitCheckView } from '../../../machines/booking/fit-check';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { shortDay } from '../../copy/words/moment-words';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { TextLink } from '../../ui/press/text-link';
import { answerWord, isMerelyClosed } from './departure-price';

type FitNoteProps = {
  view: FitCheckView;
  changeTo: string;
};

function fitText(fit: Fit): string {
  if (isMerelyClosed(fit)) return copy.fit.closed;
  return `${copy.fit.now}${offerAnswer(fit) === '0' ? copy.fit.full : fit.acceptance.reason}`;
}

/** Re-checks the container when goods change after the price lock. */
export function FitNoteView({ view, changeTo }: FitNoteProps) {
  if (view.stage === 'none') return null;
  if (view.stage !== 'told')
    return (
      <p role="status" className="rounded-card border border-line bg-surface px-4 py-3 text-muted">
        {view.stage === 'asking' ? copy.fit.asking : copy.fit.silent}
      </p>
    );
  const { fit } = view;
  const letter = offerAnswer(fit);
  const isOff = letter === 'N' || letter === '0';
  return (
    <section
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface p-4 ${isOff ? 'border-bad' : 'border-line'}`}
    >
      <div role="status" className="contents">
        <VerdictPill letter={letter}>{answerWord(fit)}</VerdictPill>
        <p className="min-w-0 flex-1 basis-60 text-ink">{fitText(fit)}</p>
      </div>
      {isOff && (
        <TextLink href={changeTo}>{fit.nextFit ? copy.goNext(shortDay(fit.nextFit.day)) : copy.change}</TextLink>
      )}
    </section>
  );
}

export function FitNote({ actor, changeTo }: { actor: FitCheckActor; changeTo: string }) {
  return <FitNoteView view={useSelector(actor, selectFitCheck, isDrawnAlike)} changeTo={changeTo} />;
}
