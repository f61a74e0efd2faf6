import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

import { pageTitle } from '../../copy/brand';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { nameDocument } from '../../effects/navigation/present-page';
import { HelpCenterPage } from '../../pages/help-center/help-center-page';
import { helpAt } from '../../pages/help-center/help-address';
import { HelpSearch } from '../../pages/help-center/help-search';
import { useLeadOn } from '../use-lead-on';

/** The article or the search that the address names. From one to the next the page stays, and the reader is led on. */
export default function HelpCenter() {
  const [, goTo] = useLocation();
  const search = useSearch();
  const { article, asked } = helpAt(search);
  const page = useRef<HTMLDivElement>(null);
  const title = asked === '' ? article.title : copy.search;
  useEffect(() => {
    if (search !== '') nameDocument(pageTitle(title));
  }, [search, title]);
  useLeadOn(search, () => page.current?.querySelector('h1'));
  return (
    <div ref={page}>
      <HelpCenterPage
        article={article}
        asked={asked}
        search={
          <HelpSearch
            asked={asked}
            onSearch={(question) =>
              goTo(question === '' ? '/helpCenter' : `/helpCenter?${new URLSearchParams({ q: question })}`)
            }
          />
        }
      />
    </div>
  );
}
