import { domAskedIn, enquiryFor } from '../../../domain/modes/dom/address';
import { shipsOf } from '../../../domain/modes/dom/quote';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { momentWords } from '../../copy/words/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { ChosenOffer } from '../../trade/chosen-offer';
import { OwnText } from './own-fields';
import { Section } from '../../trade/section';
import type { DomParts } from './dom-parts';
import { DoorCard } from './door-card';
import { HomeGoods } from './home-goods';
import { BoxLoads } from './box-loads';

type GoodsProps = Pick<StepProps<DomParts>, 'parts' | 'now' | 'changeTo'>;

export function StepGoods({ parts, now, changeTo }: GoodsProps) {
  const { offer, rates } = parts.quote;
  const [leaves, comes] = [momentWords(offer.leavesAt ?? ''), momentWords(offer.arrivesAt ?? '')];
  const words = { ...copy, title: copy.voyage };
  return (
    <>
      <ChosenOffer copy={words} view={parts.view} cutoffs={offer.cutoffs} now={now} changeTo={changeTo}>
        <b className="text-16 font-semibold text-ink">{offer.supplier?.nameCn}</b>{' '}
        <span className="text-muted">{shipsOf(offer.detail)}</span>
        <p className="text-ink">
          {copy.leaves(leaves.date, leaves.weekday, leaves.time)} · {copy.comes(comes.date, comes.weekday)}
        </p>
      </ChosenOffer>
      <BoxLoads parts={parts} />
      <HomeGoods parts={parts} enquireAt={enquiryFor(domAskedIn(changeTo.slice(changeTo.indexOf('?'))), null)} />
      <DoorCard parts={parts} end="pickup" port={offer.org?.nameCn ?? ''} cities={rates.from} />
      <DoorCard parts={parts} end="delivery" port={offer.dst?.nameCn ?? ''} cities={rates.to} />
      <Section title={copy.other}>
        <div className="max-w-60">
          <OwnText parts={parts} path="sealNo" />
        </div>
      </Section>
    </>
  );
}
