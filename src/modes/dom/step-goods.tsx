import { domAskedIn, enquiryFor } from '../../../domain/modes/dom/address';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { momentWords } from '../../copy/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { ChosenOffer } from '../../trade/chosen-offer';
import { OwnText } from './own-fields';
import { Section } from '../../trade/section';
import type { DomParts } from './dom-parts';
import { DoorCard } from './door-card';
import { HomeGoods } from './home-goods';
import { BoxLoads } from './box-loads';

type GoodsProps = Pick<StepProps<DomParts>, 'parts' | 'now' | 'changeTo'>;

/** The voyage that was chosen, and by when everything is due. */
function Chosen({ parts, now, changeTo }: GoodsProps) {
  const { offer } = parts.quote;
  const [leaves, comes] = [momentWords(offer.leavesAt ?? ''), momentWords(offer.arrivesAt ?? '')];
  return (
    <ChosenOffer
      copy={{ ...copy, title: copy.voyage }}
      view={parts.view}
      cutoffs={offer.cutoffs}
      now={now}
      changeTo={changeTo}
    >
      <p className="text-ink">
        {copy.leaves(leaves.date, leaves.weekday, leaves.time)} · {copy.comes(comes.date, comes.weekday)}
      </p>
    </ChosenOffer>
  );
}

/** On which ship, in which boxes of which weight, what it is, and between which doors. */
export function StepGoods({ parts, now, changeTo }: GoodsProps) {
  const { quote } = parts;
  return (
    <>
      <Chosen parts={parts} now={now} changeTo={changeTo} />
      <BoxLoads parts={parts} />
      <HomeGoods parts={parts} enquireAt={enquiryFor(domAskedIn(changeTo.slice(changeTo.indexOf('?'))), null)} />
      <DoorCard parts={parts} end="pickup" port={quote.offer.org?.nameCn ?? ''} cities={quote.rates.from} />
      <DoorCard parts={parts} end="delivery" port={quote.offer.dst?.nameCn ?? ''} cities={quote.rates.to} />
      <Section title={copy.other}>
        <div className="max-w-60">
          <OwnText parts={parts} path="sealNo" />
        </div>
      </Section>
    </>
  );
}
