import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';

import { homeIntents, selectIsCodeShown, type HomeActor, type HomeSnapshot } from '../../../machines/shell/home';
import { serviceBarCopy as copy } from '../../../src/copy/site/service-bar';
import { layoutCopy } from '../../../src/copy/site/layout';
import { ServiceBarView } from '../../../src/features/service-bar/service-bar';
import { walkView } from '../../support/model/walk-view';
import { homePlan } from '../../support/plans/shell/home.plan';

/** Bar of the page; its blocks have their own model tests. */
function Bar({ actor }: { actor: HomeActor }) {
  const { toggleCode, closeCode, seekTop } = homeIntents(actor);
  return (
    <ServiceBarView
      isCodeShown={useSelector(actor, selectIsCodeShown)}
      onToggleCode={toggleCode}
      onCloseCode={closeCode}
      onTop={seekTop}
    />
  );
}

/** The bar shows on wide screens only: it is found by text at any width. */
const control = (words: string) => screen.getByText(words).closest('button') ?? document.body;

walkView({
  plan: homePlan,
  mount: (actor) => <Bar actor={actor} />,
  perform: {
    'code.toggle': async () => void fireEvent.click(control(copy.code)),
    'code.close': async () => void fireEvent.keyDown(control(copy.code), { key: 'Escape' }),
    'top.seek': async () => void fireEvent.click(control(copy.top)),
  },
  look: (now: HomeSnapshot) => {
    expect(screen.queryByLabelText(layoutCopy.header.codePicture) !== null).toBe(now.hasTag('code'));
    expect(control(copy.code).getAttribute('aria-expanded')).toBe(String(now.hasTag('code')));
  },
});
