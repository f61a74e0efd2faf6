import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import { selectShareLinks, type ShareLinksActor, type ShareLinksSnapshot } from '../../../machines/booking/share-links';
import { shareLinksCopy as copy } from '../../../src/copy/mall/share';
import { ShareLinks } from '../../../src/features/mall/share/share-links';
import { LIVING } from '../../../stories/booking/share.fixtures';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { shareLinksPlan } from '../../support/plans/booking/share-links.plan';

const pageText = () => document.body.textContent ?? '';

function look(snapshot: ShareLinksSnapshot) {
  const { stage, lostCode, links, show, needsLogin, address, isFinding, isMaking, failureCode } =
    selectShareLinks(snapshot);
  if (stage === 'lost') return expect(pageText()).toContain(copy.lost[lostCode]);
  if (stage === 'loading') return expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy();
  if (stage === 'signedOut')
    return expect(screen.getByRole('button', { name: copy.signIn.press }).getAttribute('aria-busy')).toBe(
      String(isFinding),
    );
  expect(pageText()).toContain(copy.make.says[show]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(needsLogin);
  expect(screen.getByRole('button', { name: copy.make.press }).getAttribute('aria-busy')).toBe(String(isMaking));
  expect(address === null || pageText().includes(address), 'the link that was made').toBe(true);
  expect(screen.queryByText(copy.links.none) !== null).toBe(links.length === 0);
  for (const link of links) expect(pageText()).toContain(copy.links.of(link));
  const living = links.filter(({ state }) => state === 'LIVING');
  expect(screen.queryAllByText(copy.links.revoke)).toHaveLength(living.length);
  expect(screen.queryAllByText(copy.links.extend)).toHaveLength(living.filter(({ canExtend }) => canExtend).length);
  return expect(screen.queryByRole('alert')?.textContent ?? null).toBe(failureCode && copy.failure[failureCode]);
}

walkView({
  plan: shareLinksPlan,
  mount: (actor: ShareLinksActor) => (
    <Router>
      <ShareLinks actor={actor} renderCopier={() => null} />
    </Router>
  ),
  perform: {
    'person.find': () => person.press('button', copy.signIn.press),
    'links.refresh': (_, snapshot) =>
      selectShareLinks(snapshot).stage === 'lost' ? person.press('button', copy.retry) : elsewhere(),
    'show.choose': ({ show }) => pressOrLate('button', copy.make.shows[show]),
    'login.ask': (_, snapshot) =>
      selectShareLinks(snapshot).stage === 'shown' ? person.press('checkbox', copy.make.needsLogin) : late(),
    'link.make': () => pressOrLate('button', copy.make.press),
    'link.revoke': () => pressOrLate('button', copy.links.named(copy.links.revoke, LIVING)),
    'link.extend': () => pressOrLate('button', copy.links.named(copy.links.extend, LIVING)),
  },
  byWorld: { 'person.changed': 'the session' },
  look,
});
