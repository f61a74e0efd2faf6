import type { Verdict } from '../../../domain/goods/verdict';
import type { Answer } from '../../../domain/offer/answer';
import { sailingsCopy as copy } from '../../copy/search/sailings';
import { Icon } from '../../ui/mark/icon';
import { VerdictPill } from '../../ui/mark/verdict-pill';

type OfferVerdictProps = {
  acceptance: Pick<Verdict, 'source' | 'edition' | 'notice'>;
  answer: Answer;
  word: string;
  reason: string;
};

/** Verdict with its reason; source and final authority on press. */
export const OfferVerdict = ({ acceptance: { source, edition, notice }, answer, word, reason }: OfferVerdictProps) => (
  <details className="group/why text-12 text-muted">
    <summary className="cursor-pointer list-none rounded-control max-md:flex max-md:items-start max-md:gap-2">
      <span className="flex items-center gap-1">
        <VerdictPill letter={answer}>{word}</VerdictPill>
        <Icon name="chevronDown" className="size-4 group-open/why:rotate-180" />
      </span>
      <span className="block text-text md:mt-1.5">{reason}</span>
    </summary>
    <p className="mt-2 rounded-control bg-sunken p-2.5">
      {copy.source(source, edition)}
      <span className="mt-1 block">{notice}</span>
    </p>
  </details>
);
