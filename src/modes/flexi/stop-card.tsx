import { Link, useSearch } from 'wouter';

import { readFlexiQuery, tankAddress } from '../../../domain/modes/flexi/address';
import type { FlexiFinding } from '../../../domain/modes/flexi/finding';
import type { FlexiRowText } from '../../../domain/modes/flexi/search';
import { routePath } from '../../../domain/routes';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { buttonClass } from '../../ui/press/button-look';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { flexiSentence } from './said';

const { stop: copy, words } = flexiSearchCopy;

type StopProps = {
  finding: FlexiFinding;
  /** Current input; the address may lag behind. */
  row: FlexiRowText;
  isDanger: 'Y' | 'N';
  unNo: string | null;
};

/** Stops the questions: the reason, and a link onward with the input. */
export function StopCard({ finding, row, isDanger, unNo }: StopProps) {
  const asked = { ...readFlexiQuery(useSearch()), isDanger, row };
  return (
    <section id="search-danger" className="scroll-mt-40 rounded-card border border-bad bg-bad-tint p-5 md:p-6">
      <div role="alert">
        <h3 className="flex flex-wrap items-center gap-3 text-20">
          <VerdictPill letter="N">{words.BLOCK}</VerdictPill>
          {copy.title}
        </h3>
        <p className="mt-2 text-16 text-ink">{flexiSentence(finding)}</p>
        <p className="mt-1 text-12 text-muted">{copy.text}</p>
      </div>
      <p className="mt-4">
        <Link href={tankAddress(routePath('tankIndex'), asked, unNo)} className={buttonClass('signal', 'large', '')}>
          {copy.go}
        </Link>
      </p>
    </section>
  );
}
