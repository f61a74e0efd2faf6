import { Link } from 'wouter';

import { mallSearch, type MallQuestion } from '../../../domain/mall/asked';
import type { MallCard } from '../../../domain/mall/sheet';
import { routePath } from '../../../domain/routes';
import { YUAN } from '../../../domain/values/money';
import { mallCopy } from '../../copy/mall/board';
import { Badge } from '../../ui/mark/badge';
import { HazardDiamonds } from '../../ui/mark/hazard-diamond';
import { Price } from '../../ui/show/price';
import { Molecule } from './molecule';

const { card: copy } = mallCopy;

const Diamonds = ({ hazardClass, subRisks }: Pick<MallCard, 'hazardClass' | 'subRisks'>) =>
  hazardClass === null ? null : (
    <span className="absolute top-2.5 right-2.5 flex gap-1">
      <HazardDiamonds hazardClass={hazardClass} subRisks={subRisks} className="size-7" />
    </span>
  );

function CardPrice({ price }: Pick<MallCard, 'price'>) {
  if (!price) return <p className="grid min-h-16 content-center text-16 font-semibold text-ink">{copy.asked}</p>;
  return (
    <div className="min-h-16">
      <Price amount={price.perKg} currency={YUAN} unit={copy.perKg} />
      <p className="text-12 text-muted">{copy.holds(price)}</p>
      <p className="text-12 text-good">{price.next ? copy.next(price.next) : copy.last}</p>
    </div>
  );
}

const stockLine = ({ stock, earliest }: MallCard): string =>
  stock.length === 0
    ? copy.outOfStock
    : [...stock.slice(0, 2).map(({ city, kg }) => copy.stock(city, kg)), earliest ? copy.earliest(earliest.madeOn) : '']
        .filter((words) => words !== '')
        .join(' · ');

const deliveryLine = ({ delivery }: MallCard, to: string): string =>
  delivery ? copy.delivery(to, delivery) : copy.noDelivery(to);

type ProductCardProps = { card: MallCard; question: MallQuestion; isOpen: boolean };

export function ProductCard({ card, question, isOpen }: ProductCardProps) {
  const { productId, nameCn, grade, casNo, formula, unNo, purity, gate, hasSample } = card;
  const numbers = [casNo, formula, unNo === null ? null : `UN ${unNo}`].filter((one) => one !== null);
  return (
    <li
      className={`relative flex flex-col rounded-card border bg-surface hover:border-sea ${isOpen ? 'border-sea' : 'border-line'}`}
    >
      <div className="relative border-b border-line">
        <Molecule structure={card.structure} smiles={card.smiles} className="h-32 w-full max-sm:h-24" />
        <Diamonds {...card} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3.5">
        <h2 className="text-16">
          <Link
            href={`${routePath('business')}${mallSearch(question, productId)}`}
            className="after:absolute after:inset-0 after:rounded-card hover:text-sea"
          >
            {nameCn} <span className="sr-only">{grade}</span>
          </Link>
        </h2>
        <p className="text-12 break-words text-muted">{numbers.join(' · ')}</p>
        <p className="text-12 text-text">
          {grade}
          {purity !== null && ` ≥ ${purity}%`}
        </p>
        <CardPrice price={card.price} />
        <p className="text-12 text-muted">{stockLine(card)}</p>
        {question.to !== null && <p className="text-12 text-text">{deliveryLine(card, question.to)}</p>}
        {(gate !== 'OPEN' || hasSample) && (
          <p className="mt-auto flex flex-wrap gap-1.5 pt-1">
            {gate !== 'OPEN' && <Badge look="warn">{copy.gates[gate]}</Badge>}
            {hasSample && <Badge look="grey">{copy.sample}</Badge>}
          </p>
        )}
      </div>
    </li>
  );
}
