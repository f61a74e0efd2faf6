import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';

import { freightFields, isChosen } from '../../../domain/modes/mall/carried';
import {
  purchaseCarryingModes,
  freightBegun,
  type Remainder,
  type LeftWhy,
} from '../../../domain/modes/mall/begun-freight';
import { MALL } from '../../../domain/modes/mall/mode';
import { MODES, type ModeId } from '../../../domain/mode-ids';
import type { BesideChoice } from '../../../domain/order/drafts/beside';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import { draftAddress } from '../../../domain/order/drafts/form-address';
import { formatMoney } from '../../../domain/values/money';
import {
  selectFreightChoice,
  type FreightChoiceActor,
  type FreightChoiceView as View,
} from '../../../machines/order/freight-choice';
import { orderFormIntents, selectOrderFormOf } from '../../../machines/order/order-form';
import { selectOrderFormActor, type OrderPageActor } from '../../../machines/order/order-page';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { mallCopy } from '../../copy/modes/mall';
import { mallFreightCopy as copy } from '../../copy/modes/mall/freight';
import { orderFaultSentence } from '../../copy/order/faults';
import { draftLane } from '../../copy/words/route-words';
import { fieldError, focusTurnAtPath } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { TextLink } from '../../ui/press/text-link';
import type { MallParts } from './mall-parts';

const NAMES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

/** Number of missing fields listed. */
const MOST_TOLD = 3;

/** Reason a draft cannot be chosen; null where it can. */
function freightRefusal({ refused, wrong, faults = [] }: BesideChoice): string | null {
  const lacks = [...new Set(faults.map((fault) => orderFaultSentence(fault)).filter((sentence) => sentence !== ''))];
  if (refused !== null && lacks.length > 0) return copy.lacks(lacks.slice(0, MOST_TOLD), faults.length);
  return refused ?? (wrong ? orderFaultSentence(wrong, mallCopy.fault) : null);
}

const freightStage = ({ level }: BesideChoice): string => (level === 'MANUAL' ? copy.review : copy.ready);

function Choice({ choice, parts: { view, on } }: { choice: BesideChoice; parts: FreightParts }) {
  const { mode, quoteId, about, goods, total, fetchedAt } = choice;
  const id = useId();
  const reason = freightRefusal(choice);
  const lane = draftLane(about) ?? copy.noLane;
  const name = [NAMES[mode] ?? '', lane].join(' · ');
  return (
    <li className="flex items-start gap-3 rounded-card border border-line p-4 has-checked:border-sea has-checked:bg-sea-tint">
      <input
        id={id}
        type="radio"
        name="freight"
        className="mt-1 size-4 accent-sea"
        disabled={view.isLocked || reason !== null}
        checked={isChosen(view.form, choice)}
        onChange={() => on.edit({ kind: 'own.freight', freight: freightFields(choice) })}
      />
      <label htmlFor={id} className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere text-ink">
          <span>{name}</span>
          {total && <span className="font-semibold tabular-nums">{formatMoney(total)}</span>}
        </span>
        <span className="text-12 wrap-anywhere text-muted">
          {[goods.join('、') || copy.noGoods, fetchedAt && copy.fetched(fetchedAt.replace('T', ' '))]
            .filter(Boolean)
            .join('，')}
        </span>
        <span className={`text-12 ${reason === null ? 'text-good' : 'text-bad'}`}>
          {reason ?? freightStage(choice)}
        </span>
      </label>
      <TextLink href={draftAddress(MODES[mode], quoteId)} newTab={copy.newTab}>
        {copy.open}
        <span className="sr-only">{copy.of(name)}</span>
      </TextLink>
    </li>
  );
}

const listed = (names: readonly string[]): string => [...new Set(names)].join('、');

/** Goods that the searches leave behind, each reason once. */
function Left({ begun, quote }: { begun: readonly { mode: ModeId; left: readonly Remainder[] }[]; quote: MallQuote }) {
  const all = begun.flatMap(({ mode, left }) => left.map((one) => ({ mode, ...one })));
  const of = (why: LeftWhy) => all.filter((one) => one.why === why);
  const modes = (why: LeftWhy) => listed(of(why).map(({ mode }) => NAMES[mode] ?? mode));
  const names = (why: LeftWhy) => of(why).flatMap((one) => one.names);
  const apart = names('apart');
  const together = quote.search.lines.map(({ row }) => row.nameCn).filter((name) => !apart.includes(name));
  const said = [
    apart.length > 0 && copy.left.apart(listed(apart), listed(together)),
    of('unnumbered').length > 0 && copy.left.unnumbered(listed(names('unnumbered')), modes('unnumbered')),
    of('oneKind').length > 0 && copy.left.oneKind(modes('oneKind')),
  ].filter((sentence) => sentence !== false);
  return said.map((sentence) => (
    <p key={sentence} className="text-muted">
      {sentence}
    </p>
  ));
}

function Begin({ quote }: { quote: MallQuote }) {
  const modes = purchaseCarryingModes(quote);
  if (modes.length === 0) return <p className="text-warn">{copy.mixed}</p>;
  const begun = modes.map((mode) => ({ mode, ...freightBegun(mode, quote) }));
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="text-muted">{copy.begin}</span>
        {begun.map(({ mode, address }) => (
          <TextLink key={mode} href={address} newTab={copy.newTab}>
            {NAMES[mode] ?? mode}
          </TextLink>
        ))}
      </p>
      <Left begun={begun} quote={quote} />
    </>
  );
}

type FreightParts = Pick<MallParts, 'view' | 'on'>;
type FreightProps = { view: View; parts: FreightParts };

function Choices({ choices, parts }: { choices: readonly BesideChoice[]; parts: FreightParts }) {
  const { form, charges } = parts.view;
  const chosen = choices.find((choice) => isChosen(form, choice));
  if (choices.length === 0) return <p className="text-muted">{copy.none}</p>;
  return (
    <>
      <ul className="grid gap-3" aria-label={copy.title}>
        {choices.map((choice) => (
          <Choice key={`${choice.mode} ${choice.draftId}`} choice={choice} parts={parts} />
        ))}
      </ul>
      {chosen?.total && charges && (
        <p className="text-muted">{copy.sum(formatMoney(chosen.total), formatMoney(charges.totalYuan))}</p>
      )}
      {!chosen && form.freight.length > 0 && (
        <p role="alert" className="text-bad">
          {copy.chosenGone}
        </p>
      )}
    </>
  );
}

/** Freight drafts to submit with the purchase, as the gateway judges and prices them now. */
export function FreightChoiceView({ view, parts }: FreightProps) {
  const ref = useFocusTurn<HTMLDivElement>(focusTurnAtPath(parts.view, 'freight'), 'input:enabled, a');
  return (
    <Section title={copy.title} note={copy.note}>
      <div ref={ref} className="grid gap-3">
        {view.stage === 'told' && <Choices choices={view.answer} parts={parts} />}
        {(view.stage === 'asking' || view.stage === 'silent') && (
          <p role="status" className="text-muted">
            {copy[view.stage]}
          </p>
        )}
        <FieldMessage error={fieldError(parts.view, 'freight')} />
        {parts.view.quote && <Begin quote={parts.view.quote} />}
      </div>
    </Section>
  );
}

export const FreightChoice = ({ actor, ...shown }: Omit<FreightProps, 'view'> & { actor: FreightChoiceActor }) => (
  <FreightChoiceView view={useSelector(actor, selectFreightChoice, isDrawnAlike)} {...shown} />
);

const selectForm = selectOrderFormOf(MALL);

export function FreightBeside({ page, actor }: { page: OrderPageActor; actor: FreightChoiceActor }) {
  const form = useSelector(page, selectOrderFormActor);
  const view = useSelector(form, selectForm);
  const on = useMemo(() => orderFormIntents(form), [form]);
  return <FreightChoice actor={actor} parts={{ view: { ...view, own: mallCopy.fault }, on }} />;
}
