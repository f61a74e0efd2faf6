import { Link } from 'wouter';

import { pathOf } from '../../../domain/routes';
import { askedAddress, type AskedSailings } from '../../../domain/offer/sailing-address';
import type { OfferSearchView as View } from '../../../machines/booking/offer-search';
import { sailingAdvice } from '../../copy/sailing-advice';
import { buttonClass } from '../../ui/press/button-look';
import { ButtonLink } from '../../ui/press/button-link';
import { EmptyState } from '../../ui/show/empty-state';
import { Icon } from '../../ui/mark/icon';

const { missing, empty } = sailingAdvice;

/** What is asked before a price can be: it stands in the bar above, and this leads there. */
export function Missing({ parts }: { parts: View['missing'] }) {
  return (
    <section className="rounded-card border border-line bg-surface p-6 md:p-8">
      <h2 className="flex items-center gap-2 text-20">
        <Icon name="shieldChecked" className="text-sea" />
        {missing.title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {parts.map((part) => (
          <li key={part} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {missing[part]}
            <ButtonLink href={`#search-${part}`} look="line" size="small">
              {missing.go[part]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing sails then: the days are opened up, or somebody looks for a ship. */
export function Empty({ asked }: { asked: AskedSailings }) {
  return (
    <EmptyState title={empty.title} text={empty.text}>
      {asked.etd !== null && (
        <Link
          href={askedAddress(pathOf('shippingFcl'), { ...asked, etd: null })}
          className={buttonClass('sea', 'medium', '')}
        >
          {empty.widen}
        </Link>
      )}
      <Link href={askedAddress(pathOf('enquiryFcl'), asked)} className={buttonClass('line', 'medium', '')}>
        {empty.enquire}
      </Link>
    </EmptyState>
  );
}
