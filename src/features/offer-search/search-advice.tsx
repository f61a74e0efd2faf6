import { Link } from 'wouter';

import type { OfferSearchView as View } from '../../../machines/booking/offer-search';
import type { OfferSearchCopy } from '../../copy/search/offer-search';
import { sailingAdvice } from '../../copy/search/sailing-advice';
import { buttonClass } from '../../ui/press/button-look';
import { ButtonLink } from '../../ui/press/button-link';
import { EmptyState } from '../../ui/show/empty-state';
import { Icon } from '../../ui/mark/icon';

const { missing } = sailingAdvice;

const isMissingPart = (part: string): part is keyof typeof missing.why => Object.hasOwn(missing.why, part);

type MissingProps = { parts: View['missing']; ends: OfferSearchCopy['ends'] };

export function Missing({ parts, ends }: MissingProps) {
  const said = parts.filter(isMissingPart);
  // Parts shown as field errors are not repeated here.
  if (said.length === 0) return null;
  const [why, go] = [
    { ...missing.why, ...ends?.why },
    { ...missing.go, ...ends?.go },
  ];
  return (
    <section className="rounded-card border border-line bg-surface p-6 md:p-8">
      <h2 className="flex items-center gap-2 text-20">
        <Icon name="shieldChecked" className="text-sea" />
        {missing.title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {said.map((part) => (
          <li key={part} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {why[part]}
            <ButtonLink href={`#search-${part}`} look="line" size="small">
              {go[part]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type EmptyProps = { ways: NonNullable<View['ways']>; copy: OfferSearchCopy['empty'] };

export function Empty({ ways: { widened, enquiry }, copy: empty }: EmptyProps) {
  return (
    <EmptyState title={empty.title} text={(widened === null && empty.none) || empty.text}>
      {widened !== null && (
        <Link href={widened} className={buttonClass('sea', 'medium', '')}>
          {empty.widen}
        </Link>
      )}
      <Link href={enquiry} className={buttonClass('line', 'medium', '')}>
        {empty.enquire}
      </Link>
    </EmptyState>
  );
}
