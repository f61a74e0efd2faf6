import { isOpenMishap, type Mishap } from '../../../domain/order/changes/mishap';
import { formatMoney, type Money } from '../../../domain/values/money';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import { momentText } from '../../copy/words/moment-words';
import { orderMishapsCopy as copy } from '../../copy/after/mishaps';
import { type OpenPhoto, ShownPhotos } from '../../trade/papers/shown-photos';
import { TitledCard } from '../../trade/papers/facts-card';
import { AnswerPanel, useAnswering, type Answering } from './answer-panel';

type MishapsProps = { mishaps: readonly Mishap[]; now: number } & Pick<ToldProps, 'onOpen'>;

type Ways = NonNullable<Mishap['ways']>;

const wayWords = ({ name, fee }: Ways['accept']): string =>
  fee.amount === 0 ? copy.freeWay(name) : copy.way(name, formatMoney(fee));

function feeWords({ amount, currency }: Money): string {
  const sum = formatMoney({ amount: Math.abs(amount), currency });
  if (amount === 0) return copy.free;
  return amount > 0 ? copy.charged(sum) : copy.givenBack(sum);
}

function AskedMishap({ mishap, ways, now, ...answering }: { mishap: Mishap; ways: Ways; now: number } & Answering) {
  const { no, name, day, words, answerBy } = mishap;
  const { accept, decline } = ways;
  const isOpen = isOpenMishap(mishap, now);
  return (
    <AnswerPanel
      {...answering}
      name={`mishap-${no}`}
      title={copy.asked(name)}
      at={copy.on(day)}
      shown={{ mishap: no, fees: { accept: accept.fee, decline: decline.fee } }}
      accept={isOpen ? wayWords(accept) : undefined}
      decline={isOpen ? wayWords(decline) : undefined}
    >
      <p className="mb-2 text-ink">{words}</p>
      <p className="text-ink">
        {isOpen ? copy.until(momentText(answerBy ?? ''), decline.name) : copy.over(decline.name)}
      </p>
    </AnswerPanel>
  );
}

/** `isOfWay`: transport incidents state when they cost nothing, as most do. */
type ToldProps = { isOfWay?: boolean; onOpen: OpenPhoto };

function ToldMishap({ isOfWay, onOpen, ...mishap }: Mishap & Required<ToldProps>) {
  const { name, day, words, fee, counted, ways, stands, photos } = mishap;
  const chosen = copy.chosen[stands](ways?.accept.name ?? '', ways?.decline.name ?? '');
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <p className="flex flex-wrap gap-x-3 text-ink">
        <strong className="font-medium">{name}</strong>
        <span className="text-12 text-muted">{isOfWay ? copy.on(day) : day}</span>
      </p>
      <p>{words}</p>
      <ShownPhotos of={`${name} ${day}`} photos={photos} onOpen={onOpen} />
      {chosen !== '' && <p>{chosen}</p>}
      {(isOfWay || fee.amount !== 0) && <p className="text-ink">{[...counted, feeWords(fee)].join('，')}</p>}
    </li>
  );
}

export const ToldMishaps = ({
  title,
  mishaps,
  isOfWay = true,
  onOpen,
}: ToldProps & { title: string; mishaps: readonly Mishap[] }) =>
  mishaps.length > 0 && (
    <TitledCard title={title}>
      <ul>
        {mishaps.map((mishap) => (
          <ToldMishap key={mishap.no} isOfWay={isOfWay} onOpen={onOpen} {...mishap} />
        ))}
      </ul>
    </TitledCard>
  );

export function MishapsView({ mishaps, now, onOpen, ...answering }: MishapsProps & Answering) {
  const told = mishaps.filter(({ stands }) => stands !== 'ASKED');
  return (
    <>
      {mishaps.flatMap((mishap) =>
        mishap.stands === 'ASKED' && mishap.ways
          ? [<AskedMishap key={mishap.no} mishap={mishap} ways={mishap.ways} now={now} {...answering} />]
          : [],
      )}
      <ToldMishaps title={copy.title} mishaps={told} onOpen={onOpen} />
    </>
  );
}

export function Mishaps({ mishaps, now, onOpen, actor }: MishapsProps & { actor: OrderAnswerActor }) {
  return <MishapsView mishaps={mishaps} now={now} onOpen={onOpen} {...useAnswering(actor)} />;
}
