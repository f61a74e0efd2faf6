import type { LclQuote } from '../../../domain/modes/lcl/quote';
import type { Finding } from '../../../domain/rules/finding';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { findingSentence } from '../../copy/trade/findings';
import { shortDay } from '../../copy/words/moment-words';
import { Icon } from '../../ui/mark/icon';
import { ButtonLink } from '../../ui/press/button-link';

type NextFitProps = { findings: readonly Finding[]; quote: LclQuote; changeTo: string };

/** This container cannot take the goods: the reason, and the next departure that can. */
export function NextFit({ findings, quote, changeTo }: NextFitProps) {
  const clash = findings.find(({ about, level }) => about === 'SHARED_BOX' && level === 'BLOCK');
  if (!clash) return null;
  const { nextFit } = quote.offer.detail;
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-bad p-4">
      <Icon name="alert" className="text-bad" />
      <p role="alert" className="min-w-0 flex-1 text-ink">
        {findingSentence(clash, lclCopy.finding)}
      </p>
      <ButtonLink look="sea" href={changeTo}>
        {nextFit ? copy.goNext(shortDay(nextFit.day)) : copy.change}
      </ButtonLink>
    </section>
  );
}
