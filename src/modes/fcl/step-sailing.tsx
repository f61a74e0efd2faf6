import { COLD } from '../../../domain/modes/fcl/fields';
import { isFcl, sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { oneMoreBox } from '../../../domain/modes/fcl/price';
import { segregatedGroups } from '../../../domain/order/boxes/box-advice';
import type { Sailing } from '../../../domain/offer/sailing';
import type { StepProps } from '../../features/order/step-props';
import { momentWords } from '../../copy/words/moment-words';
import { fclCopy as copy } from '../../copy/modes/fcl';
import { BoxRows } from '../../trade/boxes/box-rows';
import { ChosenOffer } from '../../trade/chosen-offer';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { fieldNaming } from '../../trade/fields/named';
import { listChoices, codedListChoices, wordsAsChoices } from '../../trade/fields/list-choices';
import { Section } from '../../trade/section';
import type { FclParts } from './fcl-parts';

type SailingProps = Pick<StepProps<FclParts>, 'parts' | 'now' | 'changeTo' | 'others'>;

function Chosen({ parts: { view, sailing }, now, changeTo }: Omit<SailingProps, 'others'>) {
  const [etd, eta] = [momentWords(sailing.etd), momentWords(sailing.eta)];
  return (
    <ChosenOffer
      copy={{ ...copy, title: copy.chosen }}
      view={view}
      cutoffs={sailing.cutoffs}
      now={now}
      changeTo={changeTo}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-16 font-semibold text-ink">{sailing.carrier.nameCn}</b>
        <span className="text-muted">
          {sailing.vessel} {sailing.voyage}
        </span>
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
        {(
          [
            [copy.etd, etd],
            [copy.eta, eta],
          ] as const
        ).map(([name, moment]) => (
          <div key={name}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-20 font-semibold whitespace-nowrap text-ink">
              {moment.date} <span className="text-14 font-normal text-muted">{`${moment.weekday} ${moment.time}`}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-12 text-muted">{copy.lane(sailing.org.nameCn, sailing.dst.nameCn)}</dt>
          <dd className="text-20 font-semibold text-ink">{copy.transit(sailing.transitDays)}</dd>
        </div>
      </dl>
    </ChosenOffer>
  );
}

function offered({ sailingId, carrier, vessel, voyage, etd }: Sailing) {
  const { date, weekday } = momentWords(etd);
  return { key: sailingId, label: `${date} ${weekday} ${carrier.nameCn} ${vessel} ${voyage}` };
}

export function StepSailing(props: SailingProps) {
  const { parts } = props;
  const { lists } = parts;
  const { form, quote, acceptance } = parts.view;
  return (
    <>
      <Chosen {...props} />
      <Section title={copy.boxes}>
        <BoxRows
          parts={parts}
          priceOf={(type) =>
            // A surcharge on the total is in no box price, so none is shown then.
            quote && !quote.offer.surcharges
              ? oneMoreBox(form, quote.rates, segregatedGroups(acceptance.box), type)
              : null
          }
        />
        {COLD.asks('reeferC', form, null) && (
          <div className="mt-3 max-w-60">
            <FormText parts={parts} path="reeferC" {...fieldNaming('reeferC')} unit="℃" isNumber />
          </div>
        )}
      </Section>
      <Section title={copy.terms}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormChoice
            parts={parts}
            path="boxOwner"
            {...fieldNaming('boxOwner')}
            choices={wordsAsChoices(copy.owners)}
          />
          <FormChoice
            parts={parts}
            path="tradeTerm"
            {...fieldNaming('tradeTerm')}
            choices={codedListChoices(lists, 'tradeTerm')}
          />
          <FormChoice
            parts={parts}
            path="transportTerm"
            {...fieldNaming('transportTerm')}
            choices={codedListChoices(lists, 'transportTerm')}
          />
          <FormChoice
            parts={parts}
            path="freightTerm"
            {...fieldNaming('freightTerm')}
            choices={listChoices(lists, 'freightTerm')}
          />
          <div className="sm:col-span-2">
            <FormChoice
              parts={parts}
              path="altOfferId"
              {...fieldNaming('altOfferId')}
              choices={[
                { key: '', label: copy.noAlternative },
                ...props.others.filter(isFcl).map(sailingFromOffer).map(offered),
              ]}
            />
          </div>
        </div>
      </Section>
    </>
  );
}
