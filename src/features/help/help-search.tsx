import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import { type HelpPage, HELP_ASKED } from '../../../domain/content/help-search';
import {
  helpSearchIntents,
  selectHelpSearch,
  type HelpSearchActor,
  type HelpSearchIntents,
  type HelpSearchView as View,
} from '../../../machines/content/help-search';
import { brand } from '../../copy/site/brand';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { shelfCopy } from '../../copy/words/shelf';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { HelpArticle } from '../../trade/content/help-article';
import { FIELD_BOX } from '../../ui/form/field-frame';
import { Icon } from '../../ui/mark/icon';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { buttonClass } from '../../ui/press/button-look';
import { HelpFound, HelpUnknown } from './help-found';
import { HelpTree } from './help-tree';

function Unsolved({ title }: { title: string }) {
  const letter = `mailto:${brand.serviceMail}?subject=${encodeURIComponent(copy.mailSubject(title))}`;
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-16">{copy.unsolved}</h2>
      <p className="mt-1 text-muted">{copy.unsolvedText(brand.serviceMail !== '', brand.serviceLine !== '')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {brand.serviceMail && (
          <ButtonLink look="line" href={letter}>
            {copy.mail}
          </ButtonLink>
        )}
        <Link href="/dgdesk" className={buttonClass('line', 'medium', '')}>
          {copy.desk}
        </Link>
      </p>
    </section>
  );
}

type HelpFieldProps = { text: string; onType: (text: string) => void; onSearch: (text: string) => void };

/** A native form: before the code loads it opens the same address. */
function HelpField({ text, onType, onSearch }: HelpFieldProps) {
  return (
    <form
      role="search"
      action="/helpCenter"
      className="flex max-w-170 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <div className={`${FIELD_BOX} min-w-0 flex-1`}>
        <Icon name="search" className="ml-3 text-muted" />
        <input
          type="search"
          name="q"
          maxLength={HELP_ASKED}
          value={text}
          aria-label={copy.search}
          placeholder={copy.hint}
          onChange={({ target }) => onType(target.value)}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none placeholder:text-hint"
        />
      </div>
      <Button look="line" type="submit">
        {copy.submit}
      </Button>
    </form>
  );
}

type HelpSearchProps = {
  /** Opens the search as an address that can be kept and shared. */
  onSearch: (text: string) => void;
  aside?: ReactNode;
  renderVote?: (page: HelpPage) => ReactNode;
};
type ViewProps = HelpSearchProps & { view: View; intents: HelpSearchIntents };

const Coming = () => (
  <div aria-hidden="true" className="grid max-w-170 animate-pulse gap-4">
    <Bar className="h-10 w-48" />
    {['one', 'two', 'three', 'four'].map((key) => (
      <Bar key={key} className="h-20 w-full" />
    ))}
  </div>
);

function Shown({ view, intents, renderVote }: Pick<ViewProps, 'view' | 'intents' | 'renderVote'>) {
  const { stage, page, found, text, code, failureCode } = view;
  const open = () => intents.type('');
  if (page)
    return (
      <HelpArticle {...page}>
        {renderVote?.(page)}
        <Unsolved title={page.title} />
      </HelpArticle>
    );
  if (stage === 'found' || stage === 'nothing') return <HelpFound asked={text.trim()} found={found} onOpen={open} />;
  if (stage === 'unknown') return <HelpUnknown code={code} onOpen={open} />;
  if (failureCode)
    return <BlockFailure text={shelfCopy.failure[failureCode]} retry={shelfCopy.retry} onRetry={intents.retry} />;
  return <Coming />;
}

export function HelpSearchView({ view, intents, onSearch, aside, renderVote }: ViewProps) {
  const isBusy = view.stage === 'busy';
  return (
    <div className="wrap grid gap-8 py-10 md:py-14 lg:grid-cols-[168px_1fr_288px] lg:gap-14">
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <HelpTree
          pages={view.pages}
          current={view.page?.code ?? null}
          isBusy={isBusy}
          onOpen={() => intents.type('')}
        />
      </div>
      <div aria-busy={isBusy} className="grid min-w-0 grid-cols-1 content-start gap-8">
        <HelpField text={view.text} onType={intents.type} onSearch={onSearch} />
        <output className="sr-only">{isBusy ? shelfCopy.loading(copy.what) : ''}</output>
        <Shown view={view} intents={intents} {...(renderVote && { renderVote })} />
      </div>
      {aside !== undefined && <aside>{aside}</aside>}
    </div>
  );
}

export function HelpSearch({ actor, ...rest }: HelpSearchProps & { actor: HelpSearchActor }) {
  const view = useSelector(actor, selectHelpSearch, shallowEqual);
  const intents = useMemo(() => helpSearchIntents(actor), [actor]);
  return <HelpSearchView view={view} intents={intents} {...rest} />;
}
