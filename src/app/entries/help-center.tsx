import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

import { readHelpAddress } from '../../../domain/content/help-search';
import { helpSearchIntents, selectHelpSearch } from '../../../machines/content/help-search';
import type { HelpVoteInput } from '../../../machines/content/help-vote';
import { pageTitle } from '../../copy/site/brand';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { nameDocument } from '../../effects/navigation/present-page';
import { HelpSearch } from '../../features/help/help-search';
import { HelpVote } from '../../features/help/help-vote';
import { PhoneCard } from '../../features/page/page-parts';
import { composeHelp } from '../compose/compose-help';
import { composeHelpVote } from '../compose/compose-help-vote';
import { useGateway } from '../gateway-context';
import { useLeadOn } from '../use-lead-on';

/** Votes belong to one version of a help page, so each version has its own chart. */
function Vote({ code, version }: HelpVoteInput) {
  const gateway = useGateway();
  const chart = useMemo(() => composeHelpVote(gateway), [gateway]);
  const actor = useActorRef(chart, { input: { code, version } });
  return <HelpVote actor={actor} />;
}

/** The help page or search named by the address. The chart survives navigation within help, and focus moves on. */
export default function HelpCenter() {
  const gateway = useGateway();
  const [, goTo] = useLocation();
  const search = useSearch();
  const chart = useMemo(() => composeHelp(gateway), [gateway]);
  const actor = useActorRef(chart, { input: readHelpAddress(search) });
  const page = useRef<HTMLDivElement>(null);
  const title = useSelector(actor, (snapshot) => selectHelpSearch(snapshot).page?.title ?? copy.search);
  useEffect(() => helpSearchIntents(actor).read(readHelpAddress(search)), [actor, search]);
  useEffect(() => {
    if (search !== '') nameDocument(pageTitle(title));
  }, [search, title]);
  useLeadOn(search, () => page.current?.querySelector('h1'));
  return (
    <div ref={page}>
      <HelpSearch
        actor={actor}
        aside={<PhoneCard />}
        renderVote={({ code, version }) => <Vote key={`${code} ${version}`} code={code} version={version} />}
        onSearch={(text) => goTo(text === '' ? '/helpCenter' : `/helpCenter?${new URLSearchParams({ q: text })}`)}
      />
    </div>
  );
}
