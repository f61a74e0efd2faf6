import { Link, useSearch } from 'wouter';

import { MODES, type ModeId } from '../../../domain/modes';
import { typedSearchIn } from '../../../domain/offer/typed-search';
import { pathOf } from '../../../domain/routes';
import { soonCopy as copy, typedWords } from '../../copy/soon';
import { titles } from '../../copy/titles';
import { Badge } from '../../ui/mark/badge';
import { Icon } from '../../ui/mark/icon';

/** The enquiry, with the words of the search that the address holds and a sentence of what they were meant for. */
function enquiryFor(mode: ModeId, search: string): string {
  const query = new URLSearchParams(search);
  query.set('ask', copy.wish(titles[MODES[mode].routes.search], typedWords(typedSearchIn(search))));
  return `${pathOf('enquiryFcl')}?${query.toString()}`;
}

type SoonProps = { /** What was searched for, in words; empty where nothing was. */ typed: string; enquiryAt: string };

/** In the head of a page whose mode cannot be ordered yet: what was typed is kept, and goes on to the enquiry. */
export const SoonView = ({ typed, enquiryAt }: SoonProps) => (
  <div className="grid max-w-170 justify-items-start gap-3 rounded-card border border-line bg-surface p-4 text-text md:p-5">
    <Badge look="warn">{copy.badge}</Badge>
    <p>{copy.text}</p>
    {typed !== '' && (
      <p>
        <span className="text-muted">{copy.typed}</span> <strong className="font-semibold text-ink">{typed}</strong>
      </p>
    )}
    <Link
      href={enquiryAt}
      className="inline-flex h-12 items-center gap-2 rounded-control bg-signal px-6 text-16 font-semibold text-on-signal outline-current hover:bg-signal-hover"
    >
      {copy.ask}
      <Icon name="arrowRight" />
    </Link>
  </div>
);

export function Soon({ mode }: { mode: ModeId }) {
  const search = useSearch();
  return <SoonView typed={typedWords(typedSearchIn(search))} enquiryAt={enquiryFor(mode, search)} />;
}
