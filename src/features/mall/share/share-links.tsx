import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';

import { PURCHASE_SEARCH } from '../../../../domain/mall/asked';
import { SHARE_SHOWS, type ShareLink } from '../../../../domain/mall/share';
import { routePath } from '../../../../domain/routes';
import {
  selectShareLinks,
  shareLinksIntents,
  type ShareLinksActor,
  type ShareLinksIntents,
  type ShareLinksView as View,
} from '../../../../machines/booking/share-links';
import { shareLinksCopy as copy } from '../../../copy/mall/share';
import { Section } from '../../../trade/section';
import { Checkbox } from '../../../ui/form/checkbox';
import { Badge } from '../../../ui/mark/badge';
import { Button } from '../../../ui/press/button';
import { buttonClass } from '../../../ui/press/button-look';
import { ChoiceChip } from '../../../ui/press/choice-chip';
import { LinkButton } from '../../../ui/press/link-button';
import { Bar } from '../../../ui/show/bar';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { MadeLink } from '../links/made-link';

type ShareLinksProps = {
  view: View;
  on: ShareLinksIntents;
  renderCopier: (address: string) => ReactNode;
};

const Making = ({ view: { listName, show, needsLogin, isMaking }, on }: Omit<ShareLinksProps, 'renderCopier'>) => (
  <Section isFirst title={copy.make.title} note={copy.make.note}>
    <div className="grid gap-4">
      {listName !== null && <p className="text-ink">{copy.make.of(listName)}</p>}
      <div role="group" aria-label={copy.make.show} className="grid gap-2">
        <p className="text-12 text-muted">{copy.make.show}</p>
        <div className="flex flex-wrap gap-2">
          {SHARE_SHOWS.map((one) => (
            <ChoiceChip key={one} isPressed={show === one} onPress={() => on.choose(one)}>
              {copy.make.shows[one]}
            </ChoiceChip>
          ))}
        </div>
        <p className="text-14 text-ink">{copy.make.says[show]}</p>
        <p className="text-12 text-muted">{copy.make.hidden}</p>
      </div>
      <Checkbox name="needsLogin" isChecked={needsLogin} onChange={on.askLogin}>
        {copy.make.needsLogin}
      </Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="signal" isBusy={isMaking} onClick={on.make}>
          {copy.make.press}
        </Button>
        <Link href={`${routePath('business')}${PURCHASE_SEARCH}`} className={buttonClass('line', 'medium', '')}>
          {copy.make.list}
        </Link>
      </div>
    </div>
  </Section>
);

type PressProps = { what: string; link: ShareLink; onPress: () => void };

/** Screen readers hear which link the button belongs to. */
const Press = ({ what, link, onPress }: PressProps) => (
  <LinkButton onClick={onPress}>
    <span aria-hidden="true">{what}</span>
    <span className="sr-only">{copy.links.named(what, link)}</span>
  </LinkButton>
);

const LOOKS = { LIVING: 'good', EXPIRED: 'grey', REVOKED: 'grey' } as const;

function LinkRow({ link, view, on }: Omit<ShareLinksProps, 'renderCopier'> & { link: ShareLink }) {
  const { shareId, state, show, needsLogin, madeAt, canExtend } = link;
  const words = copy.links;
  return (
    <li
      className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
      aria-busy={view.changingId === shareId}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge look={LOOKS[state]}>{words.states[state]}</Badge>
        <span className="font-semibold text-ink">{words.of(link)}</span>
        <span className="text-12 text-muted">{words.made(madeAt)}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
        <span>{copy.make.shows[show]}</span>
        {needsLogin && <span>{words.login}</span>}
        <span>{words.opened(link)}</span>
        <span>{words.until(link)}</span>
      </p>
      {state === 'LIVING' && (
        <p className="flex flex-wrap gap-4 text-14">
          {canExtend && <Press what={words.extend} link={link} onPress={() => on.extend(shareId)} />}
          <Press what={words.revoke} link={link} onPress={() => on.revoke(shareId)} />
        </p>
      )}
    </li>
  );
}

function Shown(props: ShareLinksProps) {
  const { view, on, renderCopier } = props;
  return (
    <div className="grid gap-4">
      <Making view={view} on={on} />
      {view.failureCode && (
        <p role="alert" className="text-14 text-bad">
          {copy.failure[view.failureCode]}
        </p>
      )}
      {view.address !== null && <MadeLink address={view.address} copy={copy.made} renderCopier={renderCopier} />}
      <Section isFirst title={copy.links.title}>
        {view.links.length === 0 ? (
          <p className="text-muted">{copy.links.none}</p>
        ) : (
          <ul>
            {view.links.map((link) => (
              <LinkRow key={link.shareId} link={link} view={view} on={on} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

export function ShareLinksView(props: ShareLinksProps) {
  const { view, on } = props;
  if (view.stage === 'shown') return <Shown {...props} />;
  if (view.stage === 'lost')
    return <BlockFailure text={copy.lost[view.lostCode]} retry={copy.retry} onRetry={on.refresh} />;
  if (view.stage === 'loading')
    return (
      <div role="status" aria-label={copy.loading} className="animate-pulse">
        <Bar className="h-60" />
      </div>
    );
  return (
    <EmptyState title={copy.signIn.title} text={copy.signIn.text}>
      <Button look="signal" isBusy={view.isFinding} onClick={on.signIn}>
        {copy.signIn.press}
      </Button>
    </EmptyState>
  );
}

type ConnectedProps = Pick<ShareLinksProps, 'renderCopier'> & { actor: ShareLinksActor };

export function ShareLinks({ actor, renderCopier }: ConnectedProps) {
  const view = useSelector(actor, selectShareLinks, shallowEqual);
  const on = useMemo(() => shareLinksIntents(actor), [actor]);
  return <ShareLinksView view={view} on={on} renderCopier={renderCopier} />;
}
