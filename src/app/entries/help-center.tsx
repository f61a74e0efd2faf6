import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

import { helpAsked } from '../../../domain/content/help-search';
import { helpSearchIntents, selectHelpSearch } from '../../../machines/content/help-search';
import { pageTitle } from '../../copy/brand';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { nameDocument } from '../../effects/navigation/present-page';
import { HelpSearch } from '../../features/help/help-search';
import { PhoneCard } from '../../features/page/page-parts';
import { composeHelp } from '../compose/compose-help';
import { useGateway } from '../gateway-context';
import { useLeadOn } from '../use-lead-on';

/** The page or the search that the address names. From one to the next the help stays, and the reader is led on. */
export default function HelpCenter() {
  const gateway = useGateway();
  const [, goTo] = useLocation();
  const search = useSearch();
  const chart = useMemo(() => composeHelp(gateway), [gateway]);
  const actor = useActorRef(chart, { input: helpAsked(search) });
  const page = useRef<HTMLDivElement>(null);
  const title = useSelector(actor, (snapshot) => selectHelpSearch(snapshot).page?.title ?? copy.search);
  useEffect(() => helpSearchIntents(actor).read(helpAsked(search)), [actor, search]);
  useEffect(() => {
    if (search !== '') nameDocument(pageTitle(title));
  }, [search, title]);
  useLeadOn(search, () => page.current?.querySelector('h1'));
  return (
    <div ref={page}>
      <HelpSearch
        actor={actor}
        aside={<PhoneCard />}
        onSearch={(text) => goTo(text === '' ? '/helpCenter' : `/helpCenter?${new URLSearchParams({ q: text })}`)}
      />
    </div>
  );
}
